import { describe, expect, it } from 'vitest';
import { findBreaches, RULES } from './rules.ts';

/** `rule:line` of every breach in one file. */
function check(path: string, source: string): string[] {
  return findBreaches([{ path, source }]).map(({ rule, line }) => `${rule}:${line}`);
}
const PLAIN = 'export const a = 1;\n';
const HERO = 'src/sections/Hero.tsx';
const PAGE = 'src/pages/index.astro';

it('names each rule once, and says why and how to mend', () => {
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
  for (const { why, mend } of RULES) {
    expect(why).toMatch(/^\S.*[^.]$/);
    expect(mend).toMatch(/^[A-Z].*\.$/);
  }
});

describe('readable', () => {
  it('reports what Astro cannot parse instead of passing it over', () => {
    expect(check(PAGE, '---\nconst a = ;\n---\n<p>text</p>')).toContain('readable:2');
    expect(check(PAGE, '---\nconst a = 1;\n---\n<p>{a}</p>')).toEqual([]);
  });
});

describe('place', () => {
  it.each([
    'src/ui/Button.tsx',
    'src/env.d.ts',
    'src/stores/toast.ts',
    'src/queries/site.test.tsx',
  ])('allows %s', (path) => {
    expect(check(path, PLAIN)).toEqual([]);
  });

  it.each([
    'src/components/Button.tsx',
    'src/features/loose.ts',
    'src/queries/Site.tsx',
    'src/lib/Date.tsx',
    'src/sections/Hero.astro',
    'src/content/articles/one.ts',
  ])('forbids %s', (path) => {
    const source = path.endsWith('.astro') ? '<p>text</p>' : PLAIN;
    expect(check(path, source)).toEqual(['place:1']);
  });
});

describe('page-length', () => {
  it('allows 60 lines and no more', () => {
    expect(check(PAGE, '<p>text</p>\n'.repeat(60))).toEqual([]);
    expect(check(PAGE, '<p>text</p>\n'.repeat(61))).toEqual(['page-length:61']);
    expect(check('src/layouts/Base.astro', '<p>text</p>\n'.repeat(61))).toEqual([]);
  });
});

describe('style-attribute', () => {
  it('allows classes, data attributes and the word in text or comments', () => {
    const source =
      '// style={x}\nexport const A = () => <p className="a" data-on="1">style={1}</p>;';
    expect(check(HERO, source.replace('{1}', ''))).toEqual([]);
    expect(check(PAGE, '<!-- <p style="a"> --><p class="a">text</p><style>p{}</style>')).toEqual(
      [],
    );
  });

  it.each([
    [HERO, 'export const A = () => (\n  <p style={{ color: "red" }} />\n);', 2],
    ['src/features/chat/A.tsx', 'export const A = () => <Box style={x} />;', 1],
    [PAGE, '<p style="color:red">text</p>', 1],
    [PAGE, '<p>text</p>\n{list.map((x) => <li style={x}>x</li>)}', 2],
    [PAGE, '<style define:vars={{ a }}>p{}</style>', 1],
  ])('forbids in %s: %s', (path, source, line) => {
    expect(check(path, source)).toEqual([`style-attribute:${line}`]);
  });
});

describe('barrel', () => {
  it.each(['src/pages/index.astro', 'src/lib/reindex.ts'])('allows %s', (path) => {
    expect(check(path, path.endsWith('.astro') ? '<p>text</p>' : PLAIN)).toEqual([]);
  });
  it.each(['src/ui/index.ts', 'src/features/chat/index.tsx'])('forbids %s', (path) => {
    expect(check(path, PLAIN)).toEqual(['barrel:1']);
  });
});

describe('vague-name', () => {
  it.each(['src/lib/common-words.ts', 'src/lib/dates.ts'])('allows %s', (path) => {
    expect(check(path, PLAIN)).toEqual([]);
  });
  it.each([
    'src/lib/utils.ts',
    'src/lib/utils.test.ts',
    'src/ui/helpers/Box.tsx',
    'src/lib/misc/dates.ts',
    'src/ui/Common.tsx',
  ])('forbids %s', (path) => {
    expect(check(path, PLAIN)).toEqual(['vague-name:1']);
  });
});

describe('default-export', () => {
  const source = 'const a = 1;\nexport default a;';
  it.each(['src/hydration/intent.ts', 'src/content.config.ts', 'src/images.d.ts'])(
    'allows one in %s',
    (path) => {
      expect(check(path, source)).toEqual([]);
    },
  );

  it.each([
    source,
    'const a = 1;\nexport { a as default };',
    '\nexport default function A() {}',
    "\nexport { default } from './a.tsx';",
    "\nexport * as default from './a.tsx';",
  ])('forbids elsewhere: %s', (text) => {
    expect(check('src/ui/A.tsx', text)).toEqual(['default-export:2']);
  });

  it('allows named exports, and re-exports of a default under a name', () => {
    expect(check('src/ui/A.tsx', "export { default as A } from './a.tsx';")).toEqual([]);
  });
});
