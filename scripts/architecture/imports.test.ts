import { describe, expect, it } from 'vitest';
import { extractImports, resolveSpecifier } from './imports.ts';

const read = (path: string, source: string) => extractImports({ path, source });
const targets = (path: string, source: string) => read(path, source).map(({ target }) => target);

describe('extractImports in TypeScript', () => {
  it('finds static imports and re-exports, with lines, names and kinds', () => {
    const source = [
      "import A, { b as c } from './a.ts';",
      '',
      "import * as d from '@/lib/d.ts';",
      "import './e.css';",
      "export * from 'pkg/f';",
      'export const g = 1;',
    ].join('\n');
    expect(read('src/ui/X.tsx', source)).toEqual([
      expect.objectContaining({ target: 'src/ui/a.ts', line: 1, names: ['A', 'c'] }),
      expect.objectContaining({ target: 'src/lib/d.ts', line: 3, names: ['d'] }),
      expect.objectContaining({ target: 'src/ui/e.css', line: 4, names: [] }),
      expect.objectContaining({ target: 'pkg/f', line: 5, kind: 'export', isPackage: true }),
    ]);
  });

  it.each([
    ["import type { A } from './a.ts';", true],
    ["export type { A } from './a.ts';", true],
    ["type A = import('./a.ts').A;", true],
    ["import { A } from './a.ts';", false],
    // The statement survives under verbatimModuleSyntax, so './a.ts' is still loaded.
    ["import { type A } from './a.ts';", false],
    ["void import('./a.ts');", false],
  ])('%s → type only: %s', (source, typeOnly) => {
    expect(read('src/lib/x.ts', source)).toEqual([
      expect.objectContaining({ target: 'src/lib/a.ts', typeOnly }),
    ]);
  });

  it('finds dynamic imports inside functions', () => {
    const source = 'const load = () =>\n  import(`./Big.tsx`);';
    expect(read('src/lib/x.ts', source)).toEqual([
      expect.objectContaining({ target: 'src/lib/Big.tsx', kind: 'dynamic', line: 2 }),
    ]);
  });

  it('is not misled by comments, strings and JSX text', () => {
    const source = `
      // import './a.ts';
      /* import './b.ts'; */
      const text = "import './c.ts'";
      const code = \`import('./d.ts')\`;
      export const X = () => <p>import './e.ts';</p>;
    `;
    expect(read('src/ui/X.tsx', source)).toEqual([]);
  });

  it('reads .mjs', () => {
    expect(targets('src/lib/x.mjs', "import './y.mjs';")).toEqual(['src/lib/y.mjs']);
  });
});

describe('extractImports in .astro', () => {
  const source = [
    '---',
    '// import "./no.ts"',
    "import Chat from './Chat.island.tsx';",
    "import type { Copy } from '../../queries/copy.ts';",
    'const { copy } = Astro.props;',
    '---',
    '<!-- <script>import "./commented.ts"</script> -->',
    '<p>Größe 🙂: import "./text.ts"</p>',
    '<Chat client:visible copy={copy} />',
    '<script>',
    "  import './chat.client.ts';",
    "  if (1 < 2) void import('./later.ts');",
    '</script>',
    '<script src="./other.client.ts"></script>',
    '<script is:inline src="/served.js"></script>',
  ].join('\n');

  it('reads the frontmatter and every <script>, with the lines of the whole file', () => {
    const found = read('src/features/chat/Chat.astro', source);
    expect(found.map(({ specifier, line, inScript }) => [specifier, line, inScript])).toEqual([
      ['./Chat.island.tsx', 3, false],
      ['../../queries/copy.ts', 4, false],
      ['./chat.client.ts', 11, true],
      ['./later.ts', 12, true],
      ['./other.client.ts', 14, true],
    ]);
    expect(found[1]).toMatchObject({ typeOnly: true, target: 'src/queries/copy.ts' });
  });

  it('reads a file without frontmatter', () => {
    expect(targets('src/layouts/A.astro', '<script>import "./a.client.ts";</script>')).toEqual([
      'src/layouts/a.client.ts',
    ]);
  });
});

describe('resolveSpecifier', () => {
  it.each([
    ['../lib/date.ts', 'src/lib/date.ts'],
    ['./icon.svg?raw', 'src/ui/icon.svg'],
    ['@/lib/date.ts', 'src/lib/date.ts'],
    ['/src/lib/date.ts', 'src/lib/date.ts'],
    ['../../astro.config.ts', 'astro.config.ts'],
  ])('%s is the file %s', (specifier, target) => {
    expect(resolveSpecifier('src/ui/X.tsx', specifier)).toEqual({ target, isPackage: false });
  });

  it.each(['react', '@base-ui/react/toast', 'astro:content', 'node:fs'])(
    '%s is a package',
    (name) => {
      expect(resolveSpecifier('src/ui/X.tsx', name)).toEqual({ target: name, isPackage: true });
    },
  );

  it('adds the ending that an import leaves out', () => {
    const known = new Set(['src/ui/Tile.tsx', 'src/lib/index.ts']);
    expect(resolveSpecifier('src/ui/X.tsx', './Tile', known).target).toBe('src/ui/Tile.tsx');
    expect(resolveSpecifier('src/ui/X.tsx', '../lib', known).target).toBe('src/lib/index.ts');
  });
});
