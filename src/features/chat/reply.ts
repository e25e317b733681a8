import type { ChatReply, ChatScript } from '#data/chat/chat-script.ts';

/**
 * The assistant's reply to a message: that of the first rule in content/chat.yaml with a keyword in the message, or
 * the fallback (Specification §9). Case and typography do not matter.
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

/** A paragraph or a bulleted list of a message. */
export type MessageBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

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
    if (!line.startsWith(BULLET)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(BULLET.length));
    else blocks.push({ kind: 'list', items: [line.slice(BULLET.length)] });
  }
  return blocks;
}
