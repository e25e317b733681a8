import type { ChatReply, ChatScript } from '#data/chat/chat-schema.ts';

/**
 * The assistant's reply to a message: that of the first rule with a keyword that the message contains, or the fallback
 * (Specification §9). Case and typography do not matter.
 */
export function replyTo(
  message: string,
  script: Pick<ChatScript, 'rules' | 'fallback'>,
): ChatReply {
  const text = plain(message);
  const isIn = (keyword: string) => text.includes(plain(keyword));
  return script.rules.find(({ keywords }) => keywords.some(isIn)) ?? script.fallback;
}

/** A text in plain characters. Phones type curly quotes, no-break spaces and combining accents. */
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

/**
 * Splits the bot's text into blocks. A block is a paragraph, which may be empty, and the items of the list below it.
 * Lines that begin with `- ` are items. Also works on an unfinished text, so a reply can be shown while it is being
 * revealed.
 */
export function messageBlocks(text: string): [paragraph: string, ...items: string[]][] {
  const blocks = `\n${text}`.replace(/\n- ?$/, '').split(/\n+(?!- )/);
  return blocks.filter(Boolean).map((block) => {
    const [paragraph = '', ...items] = block.split('\n- ');
    return [paragraph, ...items];
  });
}
