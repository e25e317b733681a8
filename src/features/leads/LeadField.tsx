import type { InputHints } from '#data/leads/lead-forms.ts';
import { TextArea, TextField } from '#ui/Field.tsx';

interface LeadFieldProps extends InputHints {
  id: string;
  name: string;
  label: string;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** A field of one line, or of several where `rows` says so. */
export function LeadField({ type, rows, ...field }: LeadFieldProps) {
  return rows ? <TextArea rows={rows} {...field} /> : <TextField type={type} {...field} />;
}
