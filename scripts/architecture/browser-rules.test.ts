import { describe, expect, it } from 'vitest';
import { findBreaches } from './rules.ts';

/** `rule:line` of every breach in one file. */
function check(path: string, source: string): string[] {
  return findBreaches([{ path, source }]).map(({ rule, line }) => `${rule}:${line}`);
}
const astro = (frontmatter: string, body: string) => `---\n${frontmatter}\n---\n${body}`;

const MOUNT = 'src/features/chat/Chat.astro';
const ISLAND = 'src/features/chat/Chat.island.tsx';
const VIEW = 'src/features/chat/Bubble.tsx';
const RULES = 'src/features/chat/reply.ts';
const SECTION = 'src/sections/Hero.tsx';
const IMPORT_CHAT = "import { Chat } from './Chat.island.tsx';";

describe('client-directive', () => {
  it('allows client:* in a mount on a component from *.island.tsx', () => {
    expect(check(MOUNT, astro(IMPORT_CHAT, '<Chat client:visible />'))).toEqual([]);
    const namespace = "import * as Chat from './Chat.island.tsx';";
    expect(check(MOUNT, astro(namespace, '<Chat.Root client:only="react" />'))).toEqual([]);
  });

  it('does not mistake comments and text', () => {
    const body = '<!-- <Chat client:load /> --><p>client:load {"<a client:load>"}</p>';
    expect(check('src/pages/index.astro', body)).toEqual([]);
  });

  it.each([
    ['src/pages/index.astro', astro("import A from '../ui/A.tsx';", '<A client:load />')],
    ['src/layouts/Base.astro', astro("import A from '../ui/A.tsx';", '{x && <A client:idle />}')],
    [
      'src/features/chat/parts/A.astro',
      astro(IMPORT_CHAT.replace('./', '../'), '<p client:load />'),
    ],
    [MOUNT, astro("import { A } from './Bubble.tsx';", '<A client:load />')],
    [MOUNT, astro('const A = 1;', '<A client:load />')],
  ])('forbids in %s: %s', (path, source) => {
    expect(check(path, source)).toContain('client-directive:4');
  });
});

describe('island-import', () => {
  it.each([
    [MOUNT, astro(IMPORT_CHAT, '<Chat client:load />')],
    [MOUNT, "<script>void import('./Chat.island.tsx');</script>"],
    ['src/features/chat/Chat.test.tsx', IMPORT_CHAT],
    [RULES, "import type { Props } from './Chat.island.tsx';"],
  ])('allows in %s: %s', (path, source) => {
    expect(check(path, source)).toEqual([]);
  });

  it.each([
    ['src/pages/index.astro', astro("import { A } from '../features/a/A.island.tsx';", '<A />'), 2],
    ['src/features/b/B.astro', astro("import { A } from '../a/A.island.tsx';", '<A />'), 2],
    [VIEW, IMPORT_CHAT, 1],
    [SECTION, "import { A } from '../features/a/A.island.tsx';", 1],
    ['src/features/b/b.test.tsx', "\nimport { A } from '../a/A.island.tsx';", 2],
    ['src/features/chat/chat.client.ts', "\nvoid import('./Chat.island.tsx');", 2],
  ])('forbids in %s: %s', (path, source, line) => {
    expect(check(path, source)).toEqual([`island-import:${line}`]);
  });

  it('is not dodged by leaving the ending out', () => {
    const files = [
      { path: ISLAND, source: '/** Island because it types. */\nexport const Chat = 1;' },
      { path: VIEW, source: "import { Chat } from './Chat.island';\nvoid Chat;" },
    ];
    expect(findBreaches(files).map(({ rule }) => rule)).toEqual(['island-import']);
  });
});

describe('island-reason', () => {
  const component = 'export function Chat() {\n  return null;\n}\n';
  it.each([
    `/** Island because it answers. */\nimport { a } from './a.ts';\n${component}`,
    `import { a } from './a.ts';\n\n/**\n * The chat. Island\n * because it answers.\n */\n${component}`,
  ])('allows a reason at the top or before the component: %s', (source) => {
    expect(check(ISLAND, source)).toEqual([]);
  });

  it.each([
    component,
    `// Island because a line comment is not shown by editors.\n${component}`,
    `${component}/** Island because too late. */\n`,
    `/** The chat. */\nconst text = 'Island because';\n${component}`,
  ])('forbids an island without one: %s', (source) => {
    expect(check(ISLAND, source)).toEqual(['island-reason:1']);
  });

  it('asks nothing of other files', () => {
    expect(check(VIEW, component)).toEqual([]);
  });
});

describe('function-prop', () => {
  const mount = (attribute: string, code = '') =>
    check(MOUNT, astro(`${IMPORT_CHAT}${code}`, `<Chat\n  client:load\n  ${attribute}\n/>`));

  it.each([
    'copy={copy}',
    'names={list.map((x) => x.name)}',
    'count={(() => 3)()}',
    'text={list.find((x) => x) ?? ""}',
    '{...copy}',
  ])('allows plain data: %s', (attribute) => {
    expect(mount(attribute)).toEqual([]);
  });

  it.each([
    'format={() => 1}',
    'format={function () {}}',
    'format={x ? null : (y) => y}',
    'options={{ deep: [{ format: (x) => x }] }}',
    'format={((x) => x) as unknown}',
    '{...{ format: () => 1 }}',
  ])('forbids a function as data: %s', (attribute) => {
    expect(mount(attribute)).toEqual(['function-prop:6']);
  });

  it('forbids a function that the frontmatter names', () => {
    expect(mount('format={f}', ' const f = () => 1;')).toEqual(['function-prop:6']);
    expect(mount('format={f}', ' function f() {}')).toEqual(['function-prop:6']);
  });

  it('looks at tags with client:* only', () => {
    expect(check(MOUNT, astro('const x = 1;', '<Card format={() => x} />'))).toEqual([]);
  });
});

describe('client-script', () => {
  const run = (file: string) => `<script>import '${file}';</script>`;
  it.each([
    [MOUNT, run('./chat.client.ts')],
    [MOUNT, '<script src="./chat.client.ts"></script>'],
    ['src/layouts/Base.astro', run('../features/chat/chat.client.ts')],
    ['src/features/chat/chat.test.ts', "import './chat.client.ts';"],
    ['src/features/chat/other.client.ts', "import { x } from './chat.client.ts';"],
    [VIEW, "import type { X } from './chat.client.ts';"],
  ])('allows in %s: %s', (path, source) => {
    expect(check(path, source)).toEqual([]);
  });

  it.each([
    [MOUNT, astro("import './chat.client.ts';", '<p>text</p>'), 2],
    ['src/features/other/Other.astro', run('../chat/chat.client.ts'), 1],
    ['src/features/other/other.client.ts', "import '../chat/chat.client.ts';", 1],
    ['src/pages/index.astro', run('../features/chat/chat.client.ts'), 1],
    [VIEW, "import { x } from './chat.client.ts';", 1],
    [RULES, "void import('./chat.client.ts');", 1],
  ])('forbids in %s: %s', (path, source, line) => {
    expect(check(path, source)).toEqual([`client-script:${line}`]);
  });
});

describe('client-script-name', () => {
  it.each([
    ['src/features/chat/chat.client.ts', 'document.title = "a";'],
    ['src/features/chat/chat.test.ts', 'document.title = "a";'],
    [RULES, 'export const start = () => document.body;'],
    [RULES, 'export class Engine { root = document.body; }'],
    [RULES, 'export const hasWindow = typeof window === "undefined" ? 0 : window.innerWidth;'],
    [RULES, 'export interface A { document: Document }\nexport const b = { window: 1 }.window;'],
    [MOUNT, "<script>import { start } from './reply.ts'; start();</script>"],
  ])('allows in %s: %s', (path, source) => {
    expect(check(path, source)).toEqual([]);
  });

  it.each([
    [RULES, 'export const root = document.body;'],
    ['src/stores/theme.ts', "export const theme = localStorage.getItem('theme');"],
    [VIEW, '(() => window.scrollTo(0, 0))();'],
    [MOUNT, "<script>import './reply.ts';</script>"],
  ])('forbids in %s: %s', (path, source) => {
    expect(check(path, source)).toEqual(['client-script-name:1']);
  });
});

describe('interactivity', () => {
  it.each([
    [VIEW, 'export const A = () => <b onClick={useState(1)[1]} />;'],
    [SECTION, 'export const A = () => <label htmlFor={useId()}>onClick=</label>;'],
    ['src/ui/Button.tsx', 'export const A = (props: { onClick(): void }) => <b {...props} />;'],
    ['src/ui/Button.test.tsx', 'export const a = <b onClick={() => {}} />;'],
    ['src/lib/used.ts', 'export const useful = used();'],
    ['src/pages/index.astro', '<Card once only="x">text</Card>'],
  ])('allows in %s: %s', (path, source) => {
    expect(check(path, source)).toEqual([]);
  });

  it.each([
    [SECTION, 'export const A = () => useState(1)[0];'],
    [SECTION, 'export const A = () => <form onSubmit={send} />;'],
    ['src/ui/Field.tsx', 'export const A = () => React.useRef(null);'],
    [RULES, 'export const x = () => useEmblaCarousel();'],
    ['src/stores/a.ts', 'export const x = () => useSyncExternalStore(a, b);'],
    ['src/pages/index.astro', '<button onclick="go()">Go</button>'],
    [MOUNT, '<Card onReady={ready} />'],
  ])('forbids in %s: %s', (path, source) => {
    expect(check(path, source)).toEqual(['interactivity:1']);
  });
});
