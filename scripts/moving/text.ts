/** Rewrites what other systems write in a text. What has no counterpart stays. */
import { getText } from '#data/markdown/hast.ts';
import { markdownTree } from '#data/markdown/markdown-tree.ts';
import { readVideoUrl } from '#data/markdown/video.ts';
import { withoutCode } from '../launch/findings.ts';

type Find = (url: string) => Promise<string | undefined>;

/** Makes the replacement of a match from its groups, which have blanks for code, and from what is written. */
type Replace = (groups: string[], written: string, find: Find) => string | Promise<string>;

/** Matches a tag of Liquid or Hugo with one of these names. */
const tag = (names: string) =>
  String.raw`\{(?:%-?|\{[<%])\s*(${names})(?![\w.])([^{}]*?)(?:-?%|[%>]\})\}`;

const CODE = new RegExp(tag(String.raw`(?:end|\/ ?)?highlight`), 'g');

const showCode: Replace = ([, name = '', options = '']) =>
  `\`\`\`${name === 'highlight' ? (/[\w+#-]+/.exec(options)?.[0] ?? '') : ''}`;

/** Matches what Liquid and Hugo turn into the address of this site, of a file, or of a post. */
const LINK = new RegExp(
  String.raw`\{\{-?\s*(?:site\.(?:base_?)?url|["']([^"'{}]+)["']\s*\|[^{}]*url[^{}]*?)\s*-?\}\}|${tag('post_url|link|ref|relref')}`,
  'g',
);

const showLink: Replace = ([, file = '', , post = '']) => file + post.replace(/[\s"]/g, '');

/** Matches a frame, and any tag, because a tag may show a video. */
const VIDEO = String.raw`(?:<iframe\b[^<>]*>\s*<\/iframe>|\{\{[<%][^{}]*[%>]\}\}|\{%[^{}%]*%\}|\[embed\][^[\]\s]*\[\/embed\])`;

/** Matches it with the box that has nothing else in it. */
const BOXED_VIDEO = new RegExp(
  String.raw`<(div|p|center|figure)\b[^<>]*>\s*${VIDEO}\s*<\/\1>|${VIDEO}`,
  'g',
);

/** Matches the service and the id in a tag: `youtube "w7Ft2ymGmfc"`, `include vimeo.html id=1`. */
const VIDEO_ID = /(youtube|vimeo)\S*\s+(?:[^\n]*?\bid\s*[=:]\s*)?["']?([\w-]+)/i;

const showVideo: Replace = (_, written) => {
  const [found] = /(?:https?:)?\/\/[^\s"'<>[\]{}]+/.exec(written) ?? [];
  const [, service = '', id] = VIDEO_ID.exec(written) ?? [];
  const host = service.toLowerCase() === 'vimeo' ? 'vimeo.com' : 'youtu.be';
  const url = (found ?? `//${host}/${id}`).replace(/^\/\//, 'https://').replaceAll('&amp;', '&');
  const other = written.includes('<iframe') ? found && url : undefined;
  const shown = readVideoUrl(url)?.page ?? other;
  return shown ? `\n\n${shown}\n\n` : written;
};

/** Matches the start of a heading's attributes in kramdown, up to its id. */
const HEADING_ID = /(?<=^#{1,6} [^\n]*)[ \t]*\n?\{:\s*(?=#)/gm;

/** Matches the address of a link or picture in Markdown, in a definition, and in HTML. */
const LINKED_URL =
  /(?<=\]\([ \t]*)(?:<[^<>\n]+>|(?:[^\s()<>]|\([^\s()<>]*\))+)|(?<=^ {0,3}\[[^\]^\n][^\]\n]*\]:[ \t]+)(?:<[^<>\n]+>|\S+)|(?<=<[a-z][^<>]*\s(?:src|href)\s*=\s*["'])[^"'\n]+/gim;

const RULES: readonly (readonly [form: RegExp, replace: Replace])[] = [
  [CODE, showCode],
  [LINK, showLink],
  // A quotation of a post elsewhere brings a script, which has blanks here.
  [/<\/blockquote>\s+/g, (_, written) => written.replace(/<script\b[^<>]*>\s*<\/script>/i, '')],
  [BOXED_VIDEO, showVideo],
  [HEADING_ID, () => ' {'],
  [
    LINKED_URL,
    async (_, written, find) =>
      (await find(written.replace(/^<|>$/g, '').replaceAll('&amp;', '&'))) ?? written,
  ],
];

/**
 * A text with the Markdown of this site, as far as there is a counterpart. Code and comments stay.
 *
 * @param find the new address for an old one, if there is any
 */
export async function rewriteText(source: string, find: Find): Promise<string> {
  let text = source.replace(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, '$1');
  for (const [form, replace] of RULES) {
    let [result, end] = ['', 0];
    for (const match of withoutCode(text).matchAll(form)) {
      result += text.slice(end, match.index);
      end = match.index + match[0].length;
      result += await replace([...match], text.slice(match.index, end), find);
    }
    text = result + text.slice(end);
  }
  return text;
}

/** The first paragraph of a text, as far as search results show it. */
export function getExcerpt(markdown: string): string {
  const texts = markdownTree(markdown).children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? getText(node) : [],
  );
  return cutOff(texts.find((one) => /\p{L}.* /u.test(one)) ?? '', 160);
}

/** A text on one line, of at most so many characters. */
export function cutOff(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > max ? `${line.slice(0, max - 1).replace(/\s+\S*$/, '')}…` : line;
}
