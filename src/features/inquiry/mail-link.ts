/** In characters: Windows opens nothing for an address of more than 2,046. */
const LONGEST = 1900;

/** In encoded characters: a subject must not leave the text without room. */
const LONGEST_SUBJECT = 300;

/** An e-mail that only needs to be sent. */
export interface Mail {
  /** The address that opens it, at most 1,900 characters long. */
  href: string;
  /** All that it should say. */
  text: string;
  /** It holds only the beginning of the text, and says so. */
  isShortened: boolean;
}

/** @param restMissing said at the end where the text does not fit */
export function mailOf(to: string, subject: string, text: string, restMissing: string): Mail {
  const start = `mailto:${to}?subject=${encode(beginning(subject, LONGEST_SUBJECT))}&body=`;
  const room = LONGEST - start.length;
  const isShortened = encode(text).length > room;
  const end = `…\r\n\r\n[${restMissing}]`;
  const body = isShortened ? beginning(text, room - encode(end).length) + end : text;
  return { href: start + encode(body), text, isShortened };
}

/** Surrogates without their other half cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** As many words as fit into so many encoded characters. What is longer than a word is cut anywhere. */
function beginning(text: string, room: number): string {
  let length = 0;
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\s*\S{1,40}/gu)) {
    length += encode(word).length;
    if (length > room) break;
    end = index + word.length;
  }
  return text.slice(0, end);
}
