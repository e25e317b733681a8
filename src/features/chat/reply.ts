import type { ChatLink, ChatScript } from '#data/chat/chat-schema.ts';

export interface Reply {
  text: string;
  links: ChatLink[];
}

/**
 * The assistant's reply to a message: that of the first rule with a keyword that the message contains, or the fallback
 * (Specification §9). Case and typography do not matter.
 */
export function replyTo(message: string, script: Pick<ChatScript, 'rules' | 'fallback'>): Reply {
  const words = toPlain(message);
  const isIn = (keyword: string) => words.includes(toPlain(keyword));
  const rule = script.rules.find(({ keywords }) => keywords.some(isIn)) ?? script.fallback;
  return { text: rule.reply, links: rule.links };
}

/** A text in plain, lower-case characters. Messages may have curly quotes, no-break spaces and combining accents. */
function toPlain(text: string): string {
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
export function splitMessage(text: string): [paragraph: string, ...items: string[]][] {
  const blocks = `\n${text}`.replace(/\n- ?$/, '').split(/\n+(?!- )/);
  return blocks.filter(Boolean).map((block) => {
    const [paragraph = '', ...items] = block.split('\n- ');
    return [paragraph, ...items];
  });
}
