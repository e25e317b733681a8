import { type Inquiry, type InquiryField, inquirySchema } from './inquiry-schema.ts';

/** What is wrong with an inquiry: the first message of each field that is invalid. */
export type InquiryErrors = Partial<Record<InquiryField, string>>;

export type InquiryResult =
  | { status: 'valid'; inquiry: Inquiry }
  | { status: 'invalid'; errors: InquiryErrors };

/** Checks what was entered against Specification §5. */
export function validateInquiry(entered: Record<string, unknown>): InquiryResult {
  const result = inquirySchema.safeParse(entered);
  if (result.success) return { status: 'valid', inquiry: result.data };
  const errors: InquiryErrors = {};
  for (const { path, message } of result.error.issues) {
    errors[path[0] as InquiryField] ??= message;
  }
  return { status: 'invalid', errors };
}
