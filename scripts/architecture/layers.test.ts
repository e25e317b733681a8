import { describe, expect, it } from 'vitest';
import { type Layer, rowOf } from './layers.ts';
import { findBreaches } from './rules.ts';

/** One file of every layer, each also the importer in the tables below. */
const FILES: Record<string, Layer> = {
  'src/pages/index.astro': 'pages',
  'src/pages/feed.xml.ts': 'pages',
  'src/layouts/Base.astro': 'layouts',
  'src/features/chat/Chat.astro': 'mounts',
  'src/features/chat/Chat.island.tsx': 'views',
  'src/features/chat/Bubble.tsx': 'views',
  'src/features/chat/reply.ts': 'rules',
  'src/features/chat/chat.client.ts': 'clients',
  'src/sections/Hero.tsx': 'sections',
  'src/ui/tiles/Mosaic.tsx': 'ui',
  'src/stores/toast.ts': 'stores',
  'src/queries/site.ts': 'queries',
  'src/schemas/site.ts': 'schemas',
  'src/lib/dates.ts': 'lib',
  'src/hydration/intent.ts': 'hydration',
  'src/hydration/intent-directive.ts': 'integrations',
  'src/content.config.ts': 'config',
  'src/styles/global.css': 'styles',
  'src/content/site.yaml': 'content',
};

describe('rowOf', () => {
  it.each(Object.entries(FILES))('%s belongs to %s', (path, layer) => {
    expect(rowOf(path)?.layer).toBe(layer);
  });

  it.each([
    'src/hooks/useX.ts',
    'src/thing.ts',
    'src/features/loose.ts',
    'src/assets/a.ts',
    'scripts/x.ts',
  ])('%s belongs nowhere', (path) => {
    expect(rowOf(path)).toBeUndefined();
  });
});

function layerBreaches(path: string, statement: string) {
  const source = path.endsWith('.astro') ? `---\n${statement}\n---\n<p>text</p>` : statement;
  return findBreaches([{ path, source }]).filter(({ rule }) => rule === 'layers');
}
const value = (specifier: string) => `import { x } from '${specifier}';\nvoid x;`;
const type = (specifier: string) => `import type { X } from '${specifier}';`;

const ALLOWED: readonly (readonly [string, string])[] = [
  ['src/pages/index.astro', value('../layouts/Base.astro')],
  ['src/pages/index.astro', value('astro:content')],
  ['src/pages/index.astro', value('../features/chat/Chat.astro')],
  ['src/layouts/Base.astro', value('../features/chat/Chat.astro')],
  ['src/layouts/Base.astro', value('@/queries/site.ts')],
  ['src/features/chat/Chat.astro', value('../../queries/site.ts')],
  ['src/features/chat/Chat.astro', value('../../sections/Hero.tsx')],
  ['src/features/chat/Chat.astro', value('./Chat.island.tsx')],
  ['src/sections/Hero.tsx', value('../ui/Button.tsx')],
  ['src/sections/Hero.tsx', type('../queries/site.ts')],
  ['src/sections/Hero.tsx', "import './hero.css';"],
  ['src/sections/Hero.test.tsx', value('./Hero.tsx')],
  ['src/features/chat/reply.test.ts', value('../../../tests/support/texts')],
  ['src/sections/Hero.test.tsx', value('../schemas/site.ts')],
  ['src/features/chat/Bubble.tsx', value('./reply.ts')],
  ['src/features/chat/Bubble.tsx', value('embla-carousel-react')],
  ['src/features/chat/Bubble.tsx', type('../../queries/site.ts')],
  ['src/features/chat/reply.ts', value('../../schemas/site.ts')],
  ['src/features/chat/reply.ts', type('./Bubble.tsx')],
  ['src/features/chat/reply.test.ts', value('fast-check')],
  ['src/features/chat/reply.test.ts', value('./Chat.island.tsx')],
  ['src/features/chat/chat.client.ts', value('./reply.ts')],
  ['src/ui/Field.tsx', value('./Button.tsx')],
  ['src/ui/Field.tsx', value('@base-ui/react/field')],
  ['src/stores/toast.ts', value('../lib/dates.ts')],
  ['src/queries/site.ts', value('astro:content')],
  ['src/schemas/site.ts', value('zod/mini')],
  ['src/schemas/site.ts', value('astro/zod')],
  ['src/lib/dates.ts', value('./months.ts')],
  ['src/hydration/intent.ts', type('astro')],
  ['src/content.config.ts', value('astro/loaders')],
];

const FORBIDDEN: readonly (readonly [string, string, RegExp])[] = [
  ['src/features/chat/reply.ts', value('../../../tests/support/texts'), /outside/],
  ['src/pages/index.astro', value('./about.astro'), /pages may not import from pages/],
  ['src/pages/index.astro', value('../stores/toast.ts'), /pages may not import from stores/],
  ['src/pages/index.astro', value('../hydration/intent.ts'), /from hydration/],
  ['src/pages/index.astro', value('../content.config.ts'), /from config/],
  ['src/pages/index.astro', value('../content/site.yaml'), /from content/],
  ['src/layouts/Base.astro', value('../stores/toast.ts'), /layouts may not import from stores/],
  ['src/layouts/Base.astro', value('../pages/index.astro'), /from pages/],
  ['src/layouts/Base.astro', value('../features/chat/Bubble.tsx'), /features \(views\)/],
  ['src/features/chat/Chat.astro', value('../theme/Theme.astro'), /another feature \(mounts\)/],
  ['src/features/chat/Chat.astro', value('../../layouts/Base.astro'), /from layouts/],
  ['src/features/chat/Chat.astro', value('astro:content'), /package 'astro:content'/],
  ['src/sections/Hero.tsx', value('../features/chat/Chat.astro'), /features \(mounts\)/],
  ['src/sections/Hero.tsx', value('../queries/site.ts'), /only types from queries/],
  ['src/sections/Hero.tsx', value('../schemas/site.ts'), /only types from schemas/],
  ['src/sections/Hero.tsx', value('../layouts/Base.astro'), /sections may not import from layouts/],
  ['src/sections/Hero.tsx', type('astro:content'), /package 'astro:content'/],
  ['src/features/chat/Bubble.tsx', type('../theme/theme.ts'), /another feature \(rules\)/],
  ['src/features/chat/Bubble.tsx', value('../../sections/Hero.tsx'), /from sections/],
  ['src/features/chat/Bubble.tsx', value('../../queries/site.ts'), /only types from queries/],
  ['src/features/chat/Bubble.tsx', value('./Chat.astro'), /the mounts of its own feature/],
  ['src/features/chat/Bubble.tsx', "import '../theme/theme.css';", /another feature/],
  ['src/features/chat/reply.test.ts', value('../theme/theme.ts'), /another feature/],
  ['src/features/chat/reply.ts', value('./Bubble.tsx'), /the views of its own feature/],
  ['src/features/chat/reply.ts', type('react'), /package 'react'/],
  ['src/features/chat/reply.ts', value('astro:assets'), /package 'astro:assets'/],
  ['src/ui/Field.tsx', value('../schemas/site.ts'), /ui may not import from schemas/],
  ['src/stores/toast.ts', value('react'), /package 'react'/],
  ['src/stores/toast.ts', value('./other.ts'), /stores may not import from stores/],
  ['src/queries/site.ts', value('../sections/Hero.tsx'), /from sections/],
  ['src/queries/site.ts', value('lucide-react'), /package 'lucide-react'/],
  ['src/schemas/site.ts', value('yaml'), /package 'yaml'/],
  ['src/lib/dates.ts', type('../schemas/site.ts'), /lib may not import from schemas/],
  ['src/lib/dates.ts', value('react-dom/server'), /package/],
  ['src/lib/dates.ts', value('../../package.json'), /outside the layers/],
  ['src/hydration/intent.ts', value('../stores/toast.ts'), /from stores/],
  ['src/content.config.ts', value('./queries/site.ts'), /from queries/],
  ['src/queries/site.ts', value('../content/site.yaml'), /from content/],
];

describe('layers', () => {
  it.each(ALLOWED)('%s may: %s', (path, statement) => {
    expect(layerBreaches(path, statement)).toEqual([]);
  });

  it.each(FORBIDDEN)('%s may not: %s', (path, statement, what) => {
    const [breach, ...others] = layerBreaches(path, statement);
    expect(others).toEqual([]);
    expect(breach?.what).toMatch(what);
    expect(breach?.line).toBe(path.endsWith('.astro') ? 2 : 1);
  });

  it('gives advice that fits the breach', () => {
    const mend = (path: string, statement: string) => layerBreaches(path, statement)[0]?.mend;
    expect(mend('src/sections/Hero.tsx', value('../features/chat/Chat.astro'))).toMatch(/slot/);
    expect(mend('src/sections/Hero.tsx', value('../queries/site.ts'))).toMatch(/import type/);
    expect(mend('src/features/a/A.tsx', value('../b/b.ts'))).toMatch(/src\/stores/);
  });
});
