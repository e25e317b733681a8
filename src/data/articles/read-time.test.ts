import { expect, test } from 'vitest';
import { articleSchema } from './article-schema.ts';
import { minutesToRead } from './read-time.ts';

test.each([
  ['no text', '', 1],
  ['220 words a minute', 'It’s '.repeat(440), 2],
  ['words in bold', '**word** | '.repeat(330), 2],
  ['500 characters of Japanese a minute', '日本語で'.repeat(375), 3],
  ['words and characters together', `${'word '.repeat(220)}${'漢字'.repeat(250)}`, 2],
  ['HTML', `<p>${'word '.repeat(440)}</p>`, 2],
  ['code', `\`\`\`\n${'word '.repeat(440)}\n\`\`\``, 1],
  ['a footnote', `A.[^1]\n\n[^1]: ${'word '.repeat(440)}`, 1],
])('read time: %s', (_, markdown, minutes) => expect(minutesToRead(markdown, 'en')).toBe(minutes));

test.each([5, '5', '6 minutes', '0 min read'])(
  '%j is not a read time, and the message shows what is',
  (value) => {
    const { error } = articleSchema.shape.readTime.safeParse(value);
    expect(error?.issues[0]?.message).toMatch(/^Write it like 6 min read, or leave the line out/);
  },
);
