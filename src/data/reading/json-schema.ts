import { z } from 'zod';

/** A schema as JSON, with what our schemas add to it. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  /** What to write instead of a text that does not match `pattern`. Visual Studio Code knows it too. */
  patternErrorMessage?: string;
  /** Kept as it is by the editor, which shows no input for it. */
  isHidden?: boolean;
  /** The address of an image. */
  isImage?: boolean;
  /** A text that search results show: the least and the most characters. */
  shownLength?: [min: number, max: number];
  /** A date: how it is written, in the tokens of Day.js. */
  dateFormat?: string;
}

/** The JSON Schema of what an editor writes, for programs that help with writing it. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const { pattern } = jsonSchema;
      if (!pattern) return;
      // An empty text does not match; the message is the one of this pattern's issue.
      const issues = z.safeParse(zodSchema, '').error?.issues ?? [];
      const issue = issues.find((one) => 'pattern' in one && one.pattern?.includes(pattern));
      jsonSchema.patternErrorMessage = issue?.message;
    },
  });
}
