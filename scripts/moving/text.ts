/** Rewrites the syntax of other systems as Markdown of this site. Syntax without a counterpart stays. */
import { getText } from '#data/markdown/hast.ts';
import { markdownTree } from '#data/markdown/markdown-tree.ts';
import { readVideoUrl } from '#data/markdown/video.ts';
import { withoutCode } from '../launch/findings.ts';

/** The new address for an old one, if there is any. */
type Find = (url: string) => Promise<string | undefined>;

/** Returns the replacement for a match, given its text and its groups. */
type Replace = (written: string, groups: string[], find: Find) => string | Promise<string>;

/** Matches a tag of Liquid or Hugo with one of these names, and what follows the name. */
const tag = (names: string) =>
  new RegExp(String.raw`\{(?:%-?|\{[<%])\s*(${names})(?![\w.])([^{}]*?)(?:-?%|[%>]\})\}`, 'gi');

/** The page of a video, or what another frame shows, in a paragraph of its own. */
const showFrame = (url: string) => {
  const whole = url.replace(/^\/\//, 'https://').replaceAll('&amp;', '&');
  return `\n\n${readVideoUrl(whole)?.page ?? whole}\n\n`;
};

const RULES: readonly (readonly [form: RegExp, replace: Replace])[] = [
  [
    tag(String.raw`(?:end|\/ ?)?highlight`),
    (_, [name = '', options = '']) =>
      `\`\`\`${/^h/i.test(name) ? (/[\w+#-]+/.exec(options)?.[0] ?? '') : ''}`,
  ],
  // The address of the site, of a file and of a post.
  [/\{\{-?\s*site\.(?:base_?)?url\s*-?\}\}/g, () => ''],
  [/\{\{-?\s*["']([^"'{}]+)["']\s*\|[^{}]*url[^{}]*\}\}/g, (_, [file = '']) => file],
  [tag('post_url|link|ref|relref'), (_, [, post = '']) => post.replace(/[\s"]/g, '')],
  // An embedded post of a social network is a quotation with a script. withoutCode replaces the script with blanks.
  [/<\/blockquote>\s+/g, (written) => written.replace(/<script\b[^<>]*>\s*<\/script>/i, '')],
  [
    /<iframe\b[^<>]*\ssrc=["']((?:https?:)?\/\/[^"']+)["'][^<>]*>\s*<\/iframe>/gi,
    (_, [url = '']) => showFrame(url),
  ],
  [/\[embed\](\S+)\[\/embed\]/g, (_, [url = '']) => showFrame(url)],
  [
    tag(String.raw`(?:include\s+)?(?:youtube|vimeo)[\w.]*`),
    (written, [name = '', options = '']) => {
      const [, id] = /\bid\s*[=:]\s*["']?([\w-]+)/.exec(options) ?? /([\w-]+)/.exec(options) ?? [];
      const url = `https://${/vimeo/i.test(name) ? 'vimeo.com' : 'youtu.be'}/${id}`;
      return readVideoUrl(url) ? showFrame(url) : written;
    },
  ],
  // A box that contains only an address.
  [
    /<(div|p|center|figure)\b[^<>]*>\s*(https?:\/\/\S+)\s*<\/\1>/g,
    (_, [, url]) => `\n\n${url}\n\n`,
  ],
  // The id of a heading in kramdown, if it is the first attribute.
  [/(?<=^#{1,6} [^\n]*)[ \t]*\n?\{:\s*(?=#)/gm, () => ' {'],
  // The address of a link or picture in Markdown, in a definition, and in HTML.
  [
    /(?<=\]\([ \t]*)(?:<[^<>\n]+>|(?:[^\s()<>]|\([^\s()<>]*\))+)|(?<=^ {0,3}\[[^\]^\n][^\]\n]*\]:[ \t]+)(?:<[^<>\n]+>|\S+)|(?<=<[a-z][^<>]*\s(?:src|href)\s*=\s*["'])[^"'\n]+/gim,
    async (url, _, find) => (await find(url.replace(/^<|>$/g, '').replaceAll('&amp;', '&'))) ?? url,
  ],
];

/** Rewrites the syntax that has a counterpart here. Code and comments keep all but Liquid's `raw`. */
export async function rewriteText(source: string, find: Find): Promise<string> {
  let text = source.replace(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, '$1');
  // Begins at the end, so that the offsets of earlier matches stay valid.
  for (const [form, replace] of RULES)
    for (const match of [...withoutCode(text).matchAll(form)].reverse()) {
      const [{ length }, ...groups] = match;
      const [start, end] = [match.index, match.index + length];
      text =
        text.slice(0, start) +
        (await replace(text.slice(start, end), groups, find)) +
        text.slice(end);
    }
  return text;
}

/** The first paragraph of a text, as far as search results show it. */
export function getExcerpt(markdown: string): string {
  const texts = markdownTree(markdown).children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? getText(node) : [],
  );
  return cutOff(texts.find((text) => /\p{L}.* /u.test(text)) ?? '', 160);
}

/** A text on one line, of at most `max` characters. */
export function cutOff(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > max ? `${line.slice(0, max - 1).replace(/\s+\S*$/, '')}…` : line;
}
