/** Lists what a source file imports: from where, on which line, and whether only as a type. */
import { posix } from 'node:path';
import ts from 'typescript';
import { type CodeBlock, lineOf, parseSource, type SourceText, walk } from './syntax.ts';

export interface Import {
  /** As written in the source. */
  readonly specifier: string;
  /** A path from the repository root (`src/ui/Button.tsx`) or the name of a package. */
  readonly target: string;
  readonly isPackage: boolean;
  readonly line: number;
  /** `import type`, `export type … from`, or `import('…').T`: gone before anything runs. */
  readonly typeOnly: boolean;
  readonly kind: 'import' | 'export' | 'dynamic';
  /** Stands in a `<script>` of an `.astro` file, so it is loaded by the browser. */
  readonly inScript: boolean;
  /** Names that the import binds in this file; empty for `import './x.css'`. */
  readonly names: readonly string[];
}

/** Paths of the project's files, to resolve specifiers without an ending. */
export type KnownPaths = ReadonlySet<string>;

/** All imports of a file in the order of its code blocks. Comments and strings are not mistaken. */
export function extractImports(file: SourceText, known?: KnownPaths): Import[] {
  return importsOf(file.path, parseSource(file).blocks, known);
}

/** As {@link extractImports}, for a file that is parsed already. */
export function importsOf(
  path: string,
  blocks: readonly CodeBlock[],
  known?: KnownPaths,
): Import[] {
  return blocks.flatMap(({ ast, inScript }) =>
    [...walk(ast)].flatMap((node) => {
      const found = readImport(node);
      if (!found) return [];
      const resolved = resolveSpecifier(path, found.specifier, known);
      return [{ names: [], ...found, ...resolved, line: lineOf(node), inScript }];
    }),
  );
}

const ENDINGS = ['', '.ts', '.tsx', '.astro', '.mjs', '/index.ts', '/index.tsx'];

/**
 * Finds what a specifier points to, without looking at the disk: relative, `@/…` (tsconfig `paths`)
 * and `/src/…` are files, everything else is a package. Queries such as `?url` are dropped.
 */
export function resolveSpecifier(
  from: string,
  specifier: string,
  known: KnownPaths = new Set(),
): { readonly target: string; readonly isPackage: boolean } {
  const plain = specifier.replace(/\?.*$/, '');
  const inside = plain.startsWith('@/') ? `src/${plain.slice(2)}` : undefined;
  const absolute = plain.startsWith('/src/') ? plain.slice(1) : undefined;
  const relative = /^\.\.?(\/|$)/.test(plain)
    ? posix.join(posix.dirname(from), plain).replace(/\/$/, '')
    : undefined;
  const file = inside ?? absolute ?? relative;
  if (file === undefined) return { target: plain, isPackage: true };
  const written = posix.normalize(file);
  const ending = ENDINGS.find((candidate) => known.has(written + candidate)) ?? '';
  return { target: written + ending, isPackage: false };
}

type Found = Pick<Import, 'specifier' | 'typeOnly' | 'kind'> & { names?: readonly string[] };

function readImport(node: ts.Node): Found | undefined {
  if (ts.isImportDeclaration(node)) {
    const specifier = literal(node.moduleSpecifier);
    if (specifier === undefined) return undefined;
    // `import { type A }` keeps the import under verbatimModuleSyntax: only `import type` is a type.
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { specifier, typeOnly, kind: 'import', names: boundNames(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const specifier = literal(node.moduleSpecifier);
    return specifier === undefined
      ? undefined
      : { specifier, typeOnly: node.isTypeOnly, kind: 'export' };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const specifier = literal(node.arguments[0]);
    return specifier === undefined ? undefined : { specifier, typeOnly: false, kind: 'dynamic' };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const specifier = literal(node.argument.literal);
    return specifier === undefined ? undefined : { specifier, typeOnly: true, kind: 'dynamic' };
  }
  return undefined;
}

function literal(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function boundNames(clause: ts.ImportClause | undefined): string[] {
  const names = clause?.name ? [clause.name.text] : [];
  const bindings = clause?.namedBindings;
  if (!bindings) return names;
  if (ts.isNamespaceImport(bindings)) return [...names, bindings.name.text];
  return [...names, ...bindings.elements.map((element) => element.name.text)];
}
