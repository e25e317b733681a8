/**
 * Reads one source file into what the rules ask about: code blocks (as TypeScript trees) and tags.
 * `.astro` files go through the parser that Astro itself builds with, so that comments, strings and
 * template expressions are told apart exactly as they are in the build.
 */
import { parse as parseAstro } from '@astrojs/compiler-rs';
import ts from 'typescript';

export interface SourceText {
  /** From the root of the repository, with forward slashes: `src/ui/Button.tsx`. */
  readonly path: string;
  readonly source: string;
}

export interface CodeBlock {
  /** Line numbers of this tree are those of the whole file, also for a `<script>` in `.astro`. */
  readonly ast: ts.SourceFile;
  /** True for the body (or `src`) of a `<script>`, which runs in the browser. */
  readonly inScript: boolean;
}

interface Attribute {
  /** As written (`client:visible`, `onClick`); a spread is called `...`. */
  readonly name: string;
  readonly line: number;
  /** The value is, or contains as data, a function. Known for `.astro` tags only. */
  readonly holdsFunction: boolean;
}

export interface Tag {
  readonly name: string;
  readonly line: number;
  readonly attributes: readonly Attribute[];
}

export interface Syntax {
  readonly blocks: readonly CodeBlock[];
  readonly tags: readonly Tag[];
  /** What Astro's parser could not read. The rest of that file is then unknown. */
  readonly errors: readonly { readonly line: number; readonly text: string }[];
}

/** Parses a `.ts`, `.tsx`, `.mjs` or `.astro` file. Never throws; see `errors`. */
export function parseSource(file: SourceText): Syntax {
  if (file.path.endsWith('.astro')) return parseAstroFile(file);
  const block = codeBlock(file.path, file.source);
  return { blocks: [block], tags: jsxTags(block.ast), errors: [] };
}

/** Every node of a TypeScript tree, parents first. */
export function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* walk(child);
}

/** The line of a node, counted from 1. */
export function lineOf(node: ts.Node): number {
  const ast = node.getSourceFile();
  return ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1;
}

/** Line breaks put in front of the text make the tree count lines as the whole file does. */
function codeBlock(path: string, text: string, firstLine = 1, inScript = false): CodeBlock {
  const name = path.endsWith('.astro') ? `${path}.ts` : path;
  const padded = '\n'.repeat(firstLine - 1) + text;
  const ast = ts.createSourceFile(name, padded, ts.ScriptTarget.Latest, true);
  return { ast, inScript };
}

function jsxTags(ast: ts.SourceFile): Tag[] {
  const tags: Tag[] = [];
  for (const node of walk(ast)) {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) continue;
    const attributes = node.attributes.properties.map((attribute) => ({
      name: ts.isJsxAttribute(attribute) ? attribute.name.getText(ast) : '...',
      line: lineOf(attribute),
      holdsFunction: false,
    }));
    tags.push({ name: node.tagName.getText(ast), line: lineOf(node), attributes });
  }
  return tags;
}

// ── .astro ────────────────────────────────────────────────────────────────────────────────────

/** The part used here of the ESTree that Astro's parser returns; offsets count UTF-16 units. */
interface AstroNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: AstroNode | string;
  readonly value?: unknown;
  readonly id?: AstroNode | null;
  readonly init?: AstroNode | null;
  readonly body?: readonly AstroNode[];
  readonly declarations?: readonly AstroNode[];
  readonly attributes?: readonly AstroNode[];
  readonly openingElement?: AstroNode;
  readonly closingElement?: AstroNode | null;
}

interface AstroRoot {
  readonly frontmatter: { readonly program: AstroNode };
  readonly body: readonly AstroNode[];
}

function parseAstroFile({ path, source }: SourceText): Syntax {
  const { ast, diagnostics } = parseAstro(source);
  const { frontmatter, body } = ast as unknown as AstroRoot;
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const textOf = ({ start, end }: AstroNode) => source.slice(start, end);
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ text, labels }) => ({ line: lineAt(labels[0]?.start ?? 0), text }));

  const blockAt = (start: number, end: number, inScript: boolean) =>
    codeBlock(path, source.slice(start, end), lineAt(start), inScript);
  const blocks = [blockAt(frontmatter.program.start, frontmatter.program.end, false)];
  const tags: Tag[] = [];
  const localFunctions = functionNames(frontmatter.program);

  for (const { openingElement: opening, closingElement: closing } of walkAstro(body)) {
    if (!opening) continue;
    const name = nameOf(opening);
    const attributes = (opening.attributes ?? []).map((attribute) => ({
      name: nameOf(attribute),
      line: lineAt(attribute.start),
      holdsFunction: holdsFunction(attribute, localFunctions),
    }));
    tags.push({ name, line: lineAt(opening.start), attributes });

    if (name !== 'script') continue;
    if (closing) blocks.push(blockAt(opening.end, closing.start, true));
    const src = opening.attributes?.find((attribute) => nameOf(attribute) === 'src')?.value;
    const address = src ? textOf(src as AstroNode).slice(1, -1) : '';
    // Astro bundles `<script src="./x.ts">` like an import; other addresses it leaves alone.
    if (/^(\.|@\/|\/src\/)/.test(address)) {
      blocks.push(codeBlock(path, `import '${address}';`, lineAt(opening.start), true));
    }
  }
  return { blocks, tags, errors };

  /** A tag's or attribute's name as written; a spread has none. */
  function nameOf({ name }: AstroNode): string {
    return typeof name === 'object' ? textOf(name) : '...';
  }
}

function* walkAstro(value: unknown): Generator<AstroNode> {
  if (value === null || typeof value !== 'object') return;
  if ('type' in value) yield value as AstroNode;
  for (const child of Object.values(value)) yield* walkAstro(child);
}

/** Functions declared by name at the top of the frontmatter. */
function functionNames({ body = [] }: AstroNode): Set<string> {
  const declared = body.flatMap((statement) => statement.declarations ?? [statement]);
  const functions = declared.filter(
    ({ type, init }) => type === 'FunctionDeclaration' || holdsFunction(init, new Set()),
  );
  return new Set(functions.map(({ id }) => String(id?.name)));
}

/** Where a value hands on the values inside it. Call arguments are not here: `.map(…)` is data. */
const VALUE_PARTS: Readonly<Record<string, readonly string[]>> = {
  JSXAttribute: ['value'],
  JSXSpreadAttribute: ['argument'],
  JSXExpressionContainer: ['expression'],
  ParenthesizedExpression: ['expression'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  ArrayExpression: ['elements'],
  ObjectExpression: ['properties'],
  Property: ['value'],
  SpreadElement: ['argument'],
};

function holdsFunction(value: unknown, localFunctions: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.some((item) => holdsFunction(item, localFunctions));
  if (value === null || typeof value !== 'object') return false;
  const { type, name } = value as AstroNode;
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return true;
  if (type === 'Identifier') return localFunctions.has(String(name));
  const parts = VALUE_PARTS[type] ?? [];
  return Object.entries(value).some(
    ([part, inner]) => parts.includes(part) && holdsFunction(inner, localFunctions),
  );
}
