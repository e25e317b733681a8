/** Rewrites what other systems write in a text. What has no counterpart stays, and is listed. */
import { textOf } from '#data/markdown/hast.ts';
import { markdownTree } from '#data/markdown/markdown-tree.ts';
import { readVideoUrl } from '#data/markdown/video.ts';
import { withoutCode } from '../launch/findings.ts';

/** Makes the replacement of a match from its groups, which have blanks for code, and from what is written. */
type Replace = (groups: string[], written: string) => string;

/** Replaces what a form matches outside code and comments. */
function replaceProse(text: string, form: RegExp, replace: Replace): string {
  let [result, end] = ['', 0];
  for (const match of withoutCode(text).matchAll(form)) {
    result += text.slice(end, match.index);
    end = match.index + match[0].length;
    result += replace([...match], text.slice(match.index, end));
  }
  return result + text.slice(end);
}

/** Matches a tag of Liquid or Hugo with one of these names. */
const tag = (names: string) =>
  new RegExp(String.raw`\{(?:%-?|\{[<%])\s*(${names})(?![\w.])([^{}]*?)(?:-?%|[%>]\})\}`, 'g');

/** Matches attributes in kramdown, and in Pandoc after a link or a picture, with the heading that has them. */
const ATTRIBUTES =
  /(^#{1,6} [^\n]*?)?[ \t]*\n?(?:\{:|(?<=[)\]])\{)((?:\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}]+)|no_toc))+)\s*\}/gm;

/** Matches a frame, or a tag that may show a video, with the tags around it. */
const EMBED =
  /(?:\n*<(?:div|p|center|figure)\b[^<>]*>\s*)?(?:<(iframe|object)\b[\s\S]*?<\/\1\s*>|\{\{[<%][^{}]*[%>]\}\}|\{%[^{}%]*%\}|\[(?:youtube|vimeo|embed)\b[^[\]]*\](?:[^[\]\n]*\[\/\w+\])?|<[A-Z][\w.]*\s[^<>]*?(?:\/>|>\s*<\/[A-Z][\w.]*>))(?:\s*<\/(?:div|p|center|figure)>)?\n*/g;

/** The address of what a frame shows, or of a video: an address in the tag, an id, or its first value. */
const showEmbed: Replace = (_, written) => {
  const found = [
    /(?:https?:)?\/\/[^\s"'<>[\]{}]+/g,
    /(?<=\b\w*id\s*[=:]\s*["'{]*)[\w-]+/gi,
    /(?<=[\s"'])[\w-]{6,}(?=["'\s}\]%>/])/g,
  ].flatMap((form) => written.match(form) ?? []);
  const words = found.map((one) => one.replace(/^\/\//, 'https://').replaceAll('&amp;', '&'));
  const [service] = /youtu\.?be|vimeo/i.exec(written) ?? [];
  const start = /vimeo/i.test(`${service}`) ? 'https://vimeo.com/' : 'https://youtu.be/';
  const [video] = words.flatMap(
    (one) => readVideoUrl(one) ?? ((service && readVideoUrl(start + one)) || []),
  );
  const frame = /<iframe/.test(written) ? words.find((one) => /^https?:/.test(one)) : undefined;
  const address = video?.page ?? frame;
  return address ? `\n\n${address}\n\n` : written;
};

/** What kramdown sets on a heading, or on what is above: an id stays, classes go. */
const setId: Replace = ([, heading = '', attributes = ''], written) => {
  const [, id] = /#([\w-]+)/.exec(attributes) ?? [];
  const anchor = heading ? ` {#${id}}` : `\n<a name="${id}"></a>`;
  return written.slice(0, heading.length) + (id ? anchor : '');
};

/** A box of Docusaurus as one of GitHub. */
const showBox: Replace = ([, kind = '', title = ''], written) => {
  const box = kind.replace('info', 'note').replace('danger', 'caution');
  const label = title.replace(/^\[|\]$/g, '');
  const lines = [...(label ? [`**${label}**`, ''] : []), ...written.split('\n').slice(1, -1)];
  return [`[!${box.toUpperCase()}]`, ...lines].map((line) => `> ${line}`).join('\n');
};

const RULES: readonly (readonly [form: RegExp, replace: Replace])[] = [
  // MDX: comments, and attributes that are code
  [/\{\/\*[\s\S]*?\*\/\}/g, (_, written) => `<!--${written.slice(3, -3)}-->`],
  [
    /(?<=<\w[^<>]*)\s[\w-]+=\{(?:[^{}]|\{[^{}]*\})*\}/g,
    (_, written) =>
      written.replace(/=\{[^"'{}]*(["'][^"']+["'])[^"'{}]*\}$/, '=$1').replace(/\s\S*=\{.*/s, ''),
  ],
  [
    tag(String.raw`(?:end|\/ ?)?highlight`),
    ([, name = '', options = '']) =>
      `\`\`\`${name === 'highlight' ? (/[\w+#-]+/.exec(options)?.[0] ?? '') : ''}`,
  ],
  [/\{\{-?\s*site\.(?:base_?)?url\s*-?\}\}/g, () => ''],
  [/\{\{-?\s*["']([^"'{}]+)["']\s*\|[^{}]*url[^{}]*\}\}/g, ([, address = '']) => address],
  [tag('post_url|link|ref|relref'), ([, , address = '']) => address.replace(/[\s"]/g, '')],
  // A quotation of Twitter is followed by a script, which has blanks here.
  [/<\/blockquote>\s+/g, (_, written) => written.replace(/<script\b[^<>]*>\s*<\/script>/i, '')],
  [EMBED, showEmbed],
  // The table of contents of kramdown
  [/^(?:[*+-]|1\.) .*\n\{:\s*toc[^{}\n]*\}\n?/gm, () => ''],
  [ATTRIBUTES, setId],
  [
    /^::: ?(note|info|tip|important|warning|caution|danger)\b[ \t]*([^\n]*)\n[\s\S]*?^:::[ \t]*$/gm,
    showBox,
  ],
];

/** A text with the Markdown of this site, as far as there is a counterpart. */
export function rewriteText(text: string): string {
  const shown = text.replace(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, '$1');
  return RULES.reduce((one, [form, replace]) => replaceProse(one, form, replace), shown);
}

/** Matches the address of a link or picture in Markdown, in a definition, and in HTML. */
const LINKED_URL =
  /(?<=\]\([ \t]*)(?:<[^<>\n]+>|(?:[^\s()<>]|\([^\s()<>]*\))+)|(?<=^ {0,3}\[[^\]^\n][^\]\n]*\]:[ \t]+)(?:<[^<>\n]+>|\S+)|(?<=<[a-z][^<>]*\s(?:src|href)\s*=\s*["'])[^"'\n]+/gim;

const bare = (written: string) => written.replace(/^<|>$/g, '').replaceAll('&amp;', '&');

/** A text with new addresses, where there are any. */
export async function replaceAddresses(
  text: string,
  find: (address: string) => Promise<string | undefined>,
) {
  const found = new Map<string, string | undefined>();
  for (const [written] of withoutCode(text).matchAll(LINKED_URL))
    found.set(bare(written), await find(bare(written)));
  return replaceProse(text, LINKED_URL, (_, written) => found.get(bare(written)) ?? written);
}

/** The first paragraph of a text, as far as search results show it. */
export function excerptOf(markdown: string): string {
  const texts = markdownTree(markdown).children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? textOf(node) : [],
  );
  return cutOff(texts.find((one) => /\p{L}.* /u.test(one)) ?? '', 160);
}

/** A text on one line, of at most so many characters. */
export function cutOff(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > max ? `${line.slice(0, max - 1).replace(/\s+\S*$/, '')}…` : line;
}
