import { z } from 'zod';
import { findWords, languages } from '#languages/dictionaries.ts';

const TAG_ADVICE =
  'Write the code of a language, with a hyphen and a region if it needs one: en, it, pt-BR.';

/** `pt-BR` for `pt-br`; undefined for what is no tag of a language. */
function canonicalTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

function languageProblem(text: string): string | undefined {
  const tag = canonicalTag(text);
  if (!tag) return TAG_ADVICE;
  if (findWords(tag)) return undefined;
  return `The interface has no words in this language. It has: ${languages.join(', ')}. To add one, translate src/languages/en.ts.`;
}

/** Languages that the interface has words in, as BCP 47 has them. */
export const languagesSchema = z
  .array(
    z
      .string({ error: TAG_ADVICE })
      .overwrite((text) => canonicalTag(text) ?? text)
      .superRefine((text, context) => {
        const message = languageProblem(text);
        if (message) context.addIssue({ code: 'custom', message });
      }),
  )
  .min(1, 'Write a language, or remove the line.')
  .refine((tags) => new Set(tags).size === tags.length, { error: 'Write each language once.' });
