import { z } from 'zod';

/** A JSON Schema with our own additions. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  /** The message for a text that does not match `pattern`. Visual Studio Code shows it too. */
  patternErrorMessage?: string;
  /** The editor hides the field and keeps its value. */
  isHidden?: boolean;
  isImage?: boolean;
  /** The format of a date, in Day.js tokens. */
  dateFormat?: string;
}

/** The JSON Schema of a content file, for the editor at /admin and for code editors. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const { pattern } = jsonSchema;
      if (!pattern) return;
      // An empty text does not match, so its issue for this pattern has the message.
      const issues = z.safeParse(zodSchema, '').error?.issues ?? [];
      const issue = issues.find((one) => 'pattern' in one && one.pattern?.includes(pattern));
      jsonSchema.patternErrorMessage = issue?.message;
    },
  });
}
