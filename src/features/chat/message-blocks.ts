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
