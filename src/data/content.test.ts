import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { contentTexts, showsDrafts } from './reading/content-files.ts';
import { getLanguages } from './site/site.ts';

// Test files share modules, and this content must not leak into other tests.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock('./reading/content-files.ts');
  vi.resetModules();
});

/** Texts of files by their paths. Files without a text do not exist. */
type Files = Record<string, string | undefined>;

/** Replaces the content for all modules that are imported afterwards. */
function setContent(files: Files): void {
  const given = Object.entries(files).filter(([, text]) => text !== undefined);
  vi.doMock('./reading/content-files.ts', () => ({
    showsDrafts,
    contentTexts: Object.fromEntries(given),
  }));
}

/** The build's error messages if these files are added to the content, or removed from it. */
async function problemsWith(files: Files): Promise<string[]> {
  setContent({ ...contentTexts, ...files });
  const { getSitePages } = await import('./pages/site-pages.ts');
  try {
    getSitePages();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const SITE = 'src/content/site.yaml';
const HOME = 'src/content/home.yaml';
const withSections = (list: string) => ({
  [HOME]: `${`${contentTexts[HOME]}`.replace(/^sections:.*\n( {2}- .*\n)*/m, '')}sections: ${list}\n`,
});
const withAddresses = (names: string) =>
  `${`${contentTexts[SITE]}`.replace(/^addresses:.*\n( {2}.*\n)*/m, '')}addresses: ${names}\n`;
const PAGE = '---\ntitle: A\ndescription: B\nheading: C\n---\n\nD\n';
const ARTICLE =
  '---\ntitle: A\nexcerpt: B\ndate: 2025-05-04\ncategory: None\nimageUrl: /covers/none.jpg\nauthor: nobody\n---\n';

const firstId = (list: string) => parse(`${contentTexts[`src/content/${list}.yaml`]}`)[0]?.id;
const service = firstId('services');

test.each<[string, Files, string]>([
  [
    'a folder that is no language',
    { 'src/content/nobody/home.yaml': '' },
    'src/content/nobody: This folder is not a language of this site. Add nobody',
  ],
  [
    'a file that it does not read',
    { 'src/content/testimonial.yaml': '[]' },
    'src/content/testimonial.yaml: The site does not use this file. Rename it to one of',
  ],
  [
    'a missing file',
    { 'src/content/chat.yaml': undefined },
    'src/content/chat.yaml: The file is missing. Restore it: the site needs it.',
  ],
  [
    'a text in another format',
    { 'src/content/pages/a.mdx': PAGE },
    'src/content/pages/a.mdx: Only files that end in .md',
  ],
  [
    'a text whose file name cannot be in an address',
    { 'src/content/pages/Our Team.md': PAGE },
    'pages/Our Team.md: The file’s name is used in addresses. Rename the file',
  ],
  [
    'invalid settings',
    { [SITE]: `${contentTexts[SITE]}`.replace(/^email: .*/m, 'email: nobody') },
    'site.yaml:\\d+, field "email": Write a full e-mail address. Found: nobody',
  ],
  [
    'an unknown section of the home page',
    withSections('[projects]'),
    'home.yaml:\\d+, field "sections", item 1: Choose one of: services, partners, .*Found: projects',
  ],
  [
    'a section twice',
    withSections('[blog, contact, blog]'),
    'home.yaml:\\d+, field "sections": Write each section once.',
  ],
  [
    'a page at an address that the settings give to another page',
    {
      [SITE]: withAddresses('{ thanks: sent }'),
      'src/content/pages/sent.md': PAGE,
    },
    'pages/sent.md: The site has something else at /sent.',
  ],
  [
    'a comment on an unknown article',
    {
      'src/content/comments.yaml':
        '- { id: "1", article: nothing, name: A, content: B, date: 2025-05-04 }\n',
    },
    'comments.yaml:1, item 1 \\(1\\), field "article": Write an id from articles/ .* Found: nothing',
  ],
  [
    'two pages at one address',
    {
      'src/content/pages/a.md': PAGE,
      'src/content/pages/b.md': `---\nslug: a${PAGE.slice(3)}`,
    },
    'pages/b.md: a.md has this address too: a. Give one of them another slug.',
  ],
  [
    'a page at an address that is taken',
    { 'src/content/pages/blog.md': PAGE },
    'src/content/pages/blog.md: The site has something else at /blog.',
  ],
  [
    'the page of an unknown service',
    { 'src/content/services/cooking.md': PAGE },
    'services/cooking.md: No service in src/content/services.yaml has the id cooking. Rename',
  ],
  [
    'a question without an answer',
    {
      [`src/content/services/${service}.md`]: PAGE.replace(
        'C\n',
        'C\nquestions: [{ question: D }]\n',
      ),
    },
    'field "answer": is missing. Write the answer here, or remove the question.',
  ],
])('the build reports %s', async (_, files, message) => {
  expect(await problemsWith(files)).toEqual([expect.stringMatching(message)]);
});

test('the build reports all problems of an article at once', async () => {
  const path = 'src/content/articles/wrong.md';
  expect(await problemsWith({ [path]: `${ARTICLE}<script>alert(1)</script>\n` })).toEqual([
    expect.stringMatching(`${path}:5, field "category": Choose one of: .*Found: None`),
    expect.stringMatching(`${path}:6, field "imageUrl": There is no file public/covers/none.jpg`),
    expect.stringMatching(
      `${path}:7, field "author": Write an id from authors.yaml, .*Found: nobody`,
    ),
    expect.stringMatching(`${path}:9: <script> is not allowed. Remove it`),
  ]);
});

const [, second = ''] = getLanguages();

test.skipIf(!second)('the build reports the missing folder and files of a language', async () => {
  const folder = `src/content/${second}/`;
  const own = Object.keys(contentTexts).filter((path) => path.startsWith(folder));
  const problems = await problemsWith(Object.fromEntries(own.map((path) => [path, undefined])));
  for (const [path, message] of [
    ['src/content/site.yaml, field "languages"', `The folder src/content/${second} is missing.`],
    [`${folder}chat.yaml`, 'The file is missing. Copy src/content/chat.yaml here'],
  ])
    expect(problems).toContainEqual(expect.stringContaining(`${path}: ${message}`));
});

test('a page may be at /work only if the site has no cases', async () => {
  const hasCases = Object.keys(contentTexts).some((path) => path.startsWith('src/content/cases/'));
  const page = { 'src/content/pages/work.md': PAGE };
  expect(await problemsWith(page)).toHaveLength(hasCases ? 1 : 0);
});

test('without services, their section is left out', async () => {
  const kept = Object.entries(contentTexts).filter(([path]) => !/\/(cases|services)\//.test(path));
  setContent({ ...Object.fromEntries(kept), 'src/content/services.yaml': '[]' });
  const { getHomeSections } = await import('./home/home-sections.ts');
  const { getFirstLanguage } = await import('./site/site.ts');
  expect(getHomeSections(getFirstLanguage())).not.toContain('services');
});

test('only links get a language’s own names, not other texts that begin with /', async () => {
  setContent({
    ...contentTexts,
    [SITE]: withAddresses('{ blog: diary }'),
    'src/content/navigation.yaml':
      'header: { launch: /blog, links: [{ label: /blog, href: /blog#a }] }\n',
  });
  const { getContent } = await import('./content.ts');
  const { getFirstLanguage } = await import('./site/site.ts');
  const { header } = getContent('navigation', getFirstLanguage());
  expect(header).toEqual({ launch: '/blog', links: [{ label: '/blog', href: '/diary#a' }] });
});

test('placeholders in the fields of pages are filled in, those in articles are not', async () => {
  const isOther = ([path]: [string, unknown]) =>
    !/(articles|services)\/|(categories|comments)\.yaml$/.test(path);
  const category = 'id: a, name: A, title: B, description: C, intro: D, palette: star';
  setContent({
    ...Object.fromEntries(Object.entries(contentTexts).filter(isOther)),
    'src/content/categories.yaml': `- { ${category} }\n`,
    'src/content/comments.yaml': '[]',
    'src/content/articles/braces.md':
      '---\ntitle: Say {hello} to {name}\nexcerpt: B\ndate: 2025-05-04\ncategory: A\nauthor: { name: C }\n---\n\nD\n',
    'src/content/pages/braces.md': PAGE.replace('A', 'Of {name} and {{name}}'),
  });
  const { getSitePages } = await import('./pages/site-pages.ts');
  const getTitle = (path: string) => getSitePages().find((page) => page.path === path)?.title;
  const { getFirstLanguage } = await import('./site/site.ts');
  const { toLanguagePath } = await import('./site/paths.ts');
  expect(getTitle(toLanguagePath(getFirstLanguage(), '/blog/braces'))).toMatch(
    /^Say \{hello\} to \{name\}/,
  );
  expect(getTitle('/braces')).toBe(`Of ${parse(`${contentTexts[SITE]}`).name} and {name}`);
});
