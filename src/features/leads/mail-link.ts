import type { Values } from '#data/leads/lead-forms.ts';

/** In characters. Windows opens addresses of at most 2,046. */
const MAX_LENGTH = 1900;

/** In encoded characters. A longer subject would leave too little room for the text. */
const MAX_SUBJECT_LENGTH = 300;

/** The title of a form, and the labels of its fields in order. */
interface FormCopy {
  title: string;
  labels: Readonly<Record<string, string>>;
}

/**
 * The address, at most 1,900 characters long, that opens an e-mail with the values of a form.
 *
 * @param truncationNote ends the e-mail if the values do not fit
 */
export function getMailLink(
  to: string,
  entries: Values,
  { title, labels }: FormCopy,
  truncationNote: string,
): string {
  const subject = entries.subject || `${title}: ${entries.name}`;
  const lines = Object.entries(labels).map(([name, label]) => `${label}: ${entries[name]}`);
  const text = lines.join('\r\n');
  const start = `mailto:${to}?subject=${encode(truncate(subject, MAX_SUBJECT_LENGTH))}&body=`;
  const room = MAX_LENGTH - start.length;
  if (encode(text).length <= room) return start + encode(text);
  const end = encode(`…\r\n\r\n[${truncationNote}]`);
  return start + encode(truncate(text, room - end.length)) + end;
}

/** Percent-encodes a text. Lone surrogates, which cannot be encoded, are replaced. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** As many words as fit into `room` encoded characters. A word of more than 40 characters may be cut. */
function truncate(text: string, room: number): string {
  let length = 0;
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\s*\S{1,40}/gu)) {
    length += encode(word).length;
    if (length > room) break;
    end = index + word.length;
  }
  return text.slice(0, end);
}
