import { z } from 'zod';
import { findStrings, languages } from '#languages/dictionaries.ts';

const TAG_ADVICE =
  'Write the code of a language, with a hyphen and a region if it needs one: en, it, pt-BR.';

/** A language tag in its standard form: `pt-BR` for `pt-br`. Undefined if the tag is invalid. */
function canonicalTag(text: string): string | undefined {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text);
    // No language has a longer code, such as `english`.
    return /^[a-z]{2,3}(-|$)/.test(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** A language as a BCP 47 tag. */
export function languageTag() {
  return z
    .string({ error: TAG_ADVICE })
    .overwrite((text) => canonicalTag(text) ?? text)
    .refine((text) => canonicalTag(text), { error: TAG_ADVICE });
}

/** Languages that the interface is translated into, as BCP 47 tags. */
export const languagesSchema = z
  .array(
    languageTag().refine((text) => !canonicalTag(text) || findStrings(text), {
      error: `The interface is not translated into this language, only into: ${languages.join(', ')}. To add a language, translate src/languages/en.ts.`,
    }),
  )
  .min(1, 'Write a language, or remove the line.')
  .refine((tags) => new Set(tags).size === tags.length, { error: 'Write each language once.' });
