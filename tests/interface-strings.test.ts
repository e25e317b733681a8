/**
 * What visitors read is in src/content or src/languages, and not in the code of pages. Biome's noJsxLiterals misses
 * texts in the templates of .astro files, and strings in .ts files.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Attributes whose text visitors see or hear. */
const TEXT_ATTRIBUTE =
  /^(aria-(label|roledescription|description|valuetext)|alt|label|placeholder|title)$/;

/** A sentence, such as ‘Not sent. Nothing is lost’: a capitalized word, and a later word in lower case. */
const SENTENCE = /^\P{L}*\p{Lu}\S* (\S+ )*\p{Ll}/u;

/** Texts for services that count visits, and for the console. */
const SAME_EVERYWHERE = new Set([
  'Project form sent',
  'Contact form sent',
  'Consultation opened',
  'First chat message',
  'Project inquiry',
]);

/** The template of an .astro file as TSX: without its front matter, scripts, styles and comments. */
function getTemplate(astro: string): string {
  const markup = astro
    .replace(/^---\n.*?^---\n/ms, '')
    .replace(/<!.*?>/gs, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '');
  return `<>${markup}</>`;
}

/** Whether the texts directly below a node are shown. `isShown` says whether the node itself is. */
function areShown(node: ts.Node, isShown: boolean): boolean {
  if (ts.isJsxAttribute(node)) return TEXT_ATTRIBUTE.test(node.name.getText());
  if (ts.isJsxExpression(node)) return isShown || !ts.isJsxAttribute(node.parent);
  // `a === 'b'`, `format('long')`
  const isCompared = ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText());
  return isShown && !isCompared && !ts.isCallExpression(node);
}

function stringsIn(node: ts.Node, isShown = false): string[] {
  const isText =
    ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
  const text = isText ? node.text : '';
  const isOwn = isShown || ts.isJsxText(node) || SENTENCE.test(text);
  const found = isOwn && /\p{L}/u.test(text) && !SAME_EVERYWHERE.has(text.trim()) ? [text] : [];
  node.forEachChild((child) => void found.push(...stringsIn(child, areShown(node, isShown))));
  return found;
}

const findStringLiterals = (code: string) =>
  stringsIn(ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

test('strings are found in texts, attributes, choices, templates and sentences', () => {
  const markup = '<b title="Two" id="a b">One {isOn ? "Three" : {on: `Four \u0024{n}`}[key]}</b>';
  const code =
    "sendToast({ title: 'Five six.', kind: 'success' }); kind === 'list' && `\u0024{a}/`";
  const strings = findStringLiterals(`${markup}; ${code}`).map((text) => text.trim());
  expect(strings).toEqual(['Two', 'One', 'Three', 'Four', 'Five six.']);
});

const files = globSync(
  'src/{browser,features,islands,layouts,pages,sections,tiles,ui}/**/*.{ts,tsx,astro}',
).filter((file) => !/\.(test|d)\.ts$/.test(file));

test('the code of pages has no strings of its own', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const strings = findStringLiterals(file.endsWith('.astro') ? getTemplate(text) : text);
    return strings.map((string) => `${file}: ${string}`);
  });
  expect(found).toEqual([]);
});
