/** Rewrites the syntax of other systems as Markdown of this site. Syntax without a counterpart stays. */
import { getText } from '#data/markdown/hast.ts';
import { parseMarkdown } from '#data/markdown/parse-markdown.ts';
import { readVideoUrl } from '#data/markdown/video.ts';
import { removeCode } from '../findings/content.ts';

/** Finds the new address for an old one; undefined if there is none. */
type GetUrl = (url: string) => Promise<string | undefined>;

/** Returns the replacement for a match; undefined if it stays as it is. */
type Replace = (match: string[], getUrl: GetUrl) => ReturnType<GetUrl> | string | undefined;

/** Matches a tag of Liquid or Hugo with one of these names, and what follows the name. */
const tag = (names: string) =>
  new RegExp(String.raw`\{(?:%-?|\{[<%])\s*(${names})(?![\w.])([^{}]*?)(?:-?%|[%>]\})\}`, 'gi');

/** The address of a video's page, or of what another frame shows, in a paragraph of its own. */
function toParagraph(url: string): string {
  const whole = url.replace(/^\/\//, 'https://').replaceAll('&amp;', '&');
  return `\n\n${readVideoUrl(whole)?.page ?? whole}\n\n`;
}

const replaceUrl: Replace = ([url = ''], getUrl) =>
  getUrl(url.replace(/^<|>$/g, '').replaceAll('&amp;', '&'));

const FRAME = String.raw`<iframe\b[^<>]*\ssrc=["']((?:https?:)?//[^"']+)["'][^<>]*>\s*</iframe>`;

const RULES: readonly (readonly [form: RegExp, replace: Replace])[] = [
  // The start and the end of a block of code
  [
    tag('(?:end|/ ?)?highlight'),
    ([, name = '', options = '']) =>
      `\`\`\`${/^h/i.test(name) ? (/[\w+#-]+/.exec(options)?.[0] ?? '') : ''}`,
  ],
  // The address of the site, of a file and of a post
  [/\{\{-?\s*site\.(?:base_?)?url\s*-?\}\}/g, () => ''],
  [/\{\{-?\s*["']([^"'{}]+)["']\s*\|[^{}]*url[^{}]*\}\}/g, ([, file]) => file],
  [tag('post_url|link|ref|relref'), ([, , post = '']) => post.replace(/[\s"]/g, '')],
  // An embedded post of a social network is a quotation with a script, which `removeCode` makes blank.
  [/<\/blockquote>\s+/g, ([all]) => all?.replace(/<script\b[^<>]*>\s*<\/script>/i, '')],
  // Frames, which may be alone in a box, and videos
  [
    new RegExp(String.raw`<(div|p|center|figure)\b[^<>]*>\s*${FRAME}\s*</\1>|${FRAME}`, 'gi'),
    ([, , inBox, alone = '']) => toParagraph(inBox ?? alone),
  ],
  [/\[embed\](\S+)\[\/embed\]/g, ([, url = '']) => toParagraph(url)],
  [
    tag(String.raw`(?:include\s+)?(?:youtube|vimeo)[\w.]*`),
    ([, name = '', options = '']) => {
      const [, id] = /\bid\s*[=:]\s*["']?([\w-]+)/.exec(options) ?? /([\w-]+)/.exec(options) ?? [];
      const url = `https://${/vimeo/i.test(name) ? 'vimeo.com' : 'youtu.be'}/${id}`;
      return readVideoUrl(url) && toParagraph(url);
    },
  ],
  // The id of a heading in kramdown, if it is the first attribute
  [/(?<=^#{1,6} [^\n]*)[ \t]*\n?\{:\s*(?=#)/gm, () => ' {'],
  // The address of a link or picture in Markdown, in a definition, and in HTML
  [/(?<=\]\([ \t]*)(?:<[^<>\n]+>|(?:[^\s()<>]|\([^\s()<>]*\))+)/g, replaceUrl],
  [/(?<=^ {0,3}\[[^\]^\n][^\]\n]*\]:[ \t]+)(?:<[^<>\n]+>|\S+)/gm, replaceUrl],
  [/(?<=<[a-z][^<>]*\s(?:src|href)\s*=\s*["'])[^"'\n]+/gi, replaceUrl],
];

/** Rewrites the syntax that has a counterpart here, but not in code and comments. Liquid's `raw` tags go everywhere. */
export async function rewriteText(source: string, getUrl: GetUrl): Promise<string> {
  let text = source.replace(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, '$1');
  // Begins at the end, so that the offsets of earlier matches stay valid.
  for (const [form, replace] of RULES)
    for (const match of [...removeCode(text).matchAll(form)].reverse()) {
      const end = match.index + match[0].length;
      const written = text.slice(match.index, end);
      const replacement = await replace([written, ...match.slice(1)], getUrl);
      text = text.slice(0, match.index) + (replacement ?? written) + text.slice(end);
    }
  return text;
}

/** The first paragraph of a text, on one line, as far as search results show it. */
export function getExcerpt(markdown: string): string {
  const texts = parseMarkdown(markdown).children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? getText(node) : [],
  );
  const [first = ''] = texts.filter((text) => /\p{L}.* /u.test(text));
  const line = first.replace(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 159).replace(/\s+\S*$/, '')}…` : line;
}
