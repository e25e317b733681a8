/** What the rules ask about a piece of TypeScript beyond its imports. */
import ts from 'typescript';
import { lineOf, walk } from './syntax.ts';

/** Something found in the code: what it is called and where it stands. */
export interface Spot {
  readonly name: string;
  readonly line: number;
}

/** The one hook that is pure: it gives static HTML an id that ties a label to its field. */
const PURE_HOOK = 'useId';

/** Calls of hooks, React's and others': `useState()`, `React.useRef()`, `use()`. */
export function hookCalls(ast: ts.SourceFile): Spot[] {
  return [...walk(ast)].flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const callee = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name
      : node.expression;
    if (!ts.isIdentifier(callee) || callee.text === PURE_HOOK) return [];
    return /^use([A-Z]|$)/.test(callee.text) ? [{ name: callee.text, line: lineOf(node) }] : [];
  });
}

/** Every way to write a default export, `export { x as default }` included. */
export function defaultExports(ast: ts.SourceFile): Spot[] {
  const spot = (node: ts.Node): Spot => ({ name: 'default', line: lineOf(node) });
  return ast.statements.flatMap((node) => {
    if (ts.isExportAssignment(node)) return [spot(node)];
    if (hasModifier(node, ts.SyntaxKind.DefaultKeyword)) return [spot(node)];
    if (!ts.isExportDeclaration(node) || !node.exportClause) return [];
    if (ts.isNamespaceExport(node.exportClause)) {
      return node.exportClause.name.text === 'default' ? [spot(node)] : [];
    }
    return node.exportClause.elements.filter(({ name }) => name.text === 'default').map(spot);
  });
}

/** Doc comments that open the file or stand right before an exported declaration, on one line each. */
export function leadingDocComments(ast: ts.SourceFile): string[] {
  const first = ts.getLeadingCommentRanges(ast.text, 0)?.[0];
  const beforeExports = ast.statements
    .filter((node) => hasModifier(node, ts.SyntaxKind.ExportKeyword))
    .map((node) => ts.getLeadingCommentRanges(ast.text, node.getFullStart())?.at(-1));
  return [first, ...beforeExports]
    .filter((range) => range !== undefined)
    .map(({ pos, end }) => ast.text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .map((comment) => comment.replace(/\s*\n\s*\*?\s*/g, ' '));
}

const BROWSER_GLOBALS = new Set([
  ...['window', 'document', 'navigator', 'customElements'],
  ...['localStorage', 'sessionStorage', 'matchMedia'],
]);

/**
 * Browser globals that are used as soon as the module is imported: outside any function, without a
 * `typeof` guard in the same statement.
 */
export function browserUseAtImport(ast: ts.SourceFile): Spot[] {
  const spots: Spot[] = [];
  for (const statement of ast.statements) {
    if (isDeclarationOnly(statement)) continue;
    if (/\btypeof (window|document|navigator|\w+Storage)\b/.test(statement.getText(ast))) continue;
    visit(statement);
  }
  return spots;

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isClassLike(node)) return;
    if (ts.isFunctionLike(node) && !isCalledAtOnce(node)) return;
    if (ts.isIdentifier(node) && BROWSER_GLOBALS.has(node.text) && isReference(node)) {
      spots.push({ name: node.text, line: lineOf(node) });
    }
    ts.forEachChild(node, visit);
  }
}

function isDeclarationOnly(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

/** `(() => { … })()` */
function isCalledAtOnce(node: ts.Node): boolean {
  let outer = node.parent;
  while (ts.isParenthesizedExpression(outer)) outer = outer.parent;
  return ts.isCallExpression(outer) && !outer.arguments.some((argument) => argument === node);
}

/** A use of the global, not a name: neither `x.document`, nor `{ document: 1 }`, nor `let document`. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  return !('name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent));
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}
