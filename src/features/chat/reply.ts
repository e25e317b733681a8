import type { ChatReply, ChatScript } from '#data/chat/chat-script.ts';

/**
 * The assistant's reply to a message, from the first rule in content/chat.yaml with a keyword in the message, or the
 * fallback (Specification §9). Case and typography do not matter.
 */
export function replyTo(
  message: string,
  script: Pick<ChatScript, 'rules' | 'fallback'>,
): ChatReply {
  const text = plain(message);
  const isIn = (keyword: string) => text.includes(plain(keyword));
  return script.rules.find(({ keywords }) => keywords.some(isIn)) ?? script.fallback;
}

/** A text as a plain keyboard types it: phones use ’, no-break spaces and accents as separate characters. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‘’‛ʼ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ');
}

/** A part of a message: a paragraph, or the items of a bulleted list. */
export type MessageBlock = string | string[];

const BULLET = '- ';

/**
 * Splits the bot's text into paragraphs and lists: lines that begin with `- ` are items. Also works on an unfinished
 * text, so a reply can be shown while it is being revealed.
 */
export function messageBlocks(text: string): MessageBlock[] {
  const blocks: MessageBlock[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line === BULLET.trim()) continue;
    const last = blocks.at(-1);
    const item = line.slice(BULLET.length);
    if (!line.startsWith(BULLET)) blocks.push(line);
    else if (Array.isArray(last)) last.push(item);
    else blocks.push([item]);
  }
  return blocks;
}
