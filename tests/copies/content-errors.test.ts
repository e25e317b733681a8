/**
 * A content file with errors fails the build, with a message for whoever edits it. The rules are tested
 * beside src/data; these are whole runs of Astro, which show that a build applies them.
 */
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { articles, newest } from '../support/articles.ts';
import { language, services, site, statements } from '../support/content.ts';
import { copyProject } from '../support/project-copy.ts';

type Copy = ReturnType<typeof copyProject>;

const ARTICLE = `articles/${articles[0]?.id}.md`;

/** A language that the interface has words in and the site has not. */
const OTHER = site.languages.includes('mt') ? 'it' : 'mt';

/** All that a language must have, in the words of the first. */
function addLanguage(copy: Copy): void {
  copy.set('site.yaml', { languages: [...site.languages, OTHER] });
  const names = ['home', 'pages', 'navigation', 'services', 'inquiry', 'comment-form', 'chat'];
  for (const name of [...names, 'categories'])
    copy.write(`${OTHER}/${name}.yaml`, copy.read(`${name}.yaml`));
}

const CASES: [string, (copy: Copy) => void, RegExp[]][] = [
  [
    'a list, and an article whose category another list lacks',
    (copy) => {
      const [first] = services;
      const wrong = [first, { ...first, id: 'second', motiv: 'steps' }, first];
      copy.write('services.yaml', stringify(wrong, { aliasDuplicateObjects: false }));
      copy.edit(ARTICLE, [[/^category: .*/m, 'category: None']]);
    },
    [
      /articles\/.*\.md:\d+, field "category": Choose one of: .*categories\.yaml\. Found: None/,
      /services\.yaml:\d+, item 2 \(second\), field "motiv": is not a field here\. .* motif/,
      /services\.yaml:\d+, item 3 \(.*\), field "id": Item 1 has this id too\./,
    ],
  ],
  [
    'a folder of articles, and the settings that every file needs',
    (copy) => {
      copy.set('site.yaml', { email: 'nobody', languages: ['italiano'] });
      const article = copy.read(ARTICLE);
      const [front = ''] = article
        .replace(/^imageUrl: .*\n/m, '')
        .split(/^(?=---\n)/m)
        .slice(0, 1);
      copy.write(ARTICLE, `${front}imageUrl: /covers/none.jpg\n---\n\n<script>alert(1)</script>\n`);
      copy.write('articles/Quantum AI.md', article);
      copy.write('articles/page.md', article.replace(/(?<=\n---\n).*/s, ''));
      for (const name of ['a.mdx', 'b.markdown', 'C.MD']) copy.write(`articles/${name}`, article);
    },
    [
      /site\.yaml:\d+, field "email": Write a full e-mail address\. Found: nobody/,
      /site\.yaml:\d+, field "languages", item 1: Write the code of a language/,
      /\.md:\d+, field "imageUrl": There is no file public\/covers\/none\.jpg\./,
      /\.md:\d+: <script> is not allowed/,
      /articles\/Quantum AI\.md: The file’s name is the page’s address\. Rename it/,
      /articles\/page\.md: The file’s name is the page’s address\. Rename it/,
      /articles\/page\.md:\d+: Write a text below the fields/,
      ...[/C\.MD/, /a\.mdx/, /b\.markdown/].map(
        ({ source }) => new RegExp(`articles/${source}: Only files that end in .md`),
      ),
    ],
  ],
  [
    'a statement at an address that is taken',
    (copy) => copy.write('statements/blog.md', copy.read(`statements${statements[0]?.path}.md`)),
    [/src\/content\/statements\/blog\.md: The site has something else at \/blog\./],
  ],
  [
    'old addresses that a file and an article have',
    (copy) => copy.set('site.yaml', { redirects: { '/RSS.xml': '/', [`/blog/${newest}`]: '/' } }),
    [
      /site\.yaml:\d+, field "redirects\.\/RSS\.xml": The site has something at this address\./,
      /site\.yaml:\d+, field "redirects\.\/blog\/[\w-]+": The site has something/,
    ],
  ],
  [
    'an upload that could run',
    (copy) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
      copy.write('../../public/covers.svg', svg);
      copy.write('../../public/page.xhtml', '<html/>');
    },
    [
      /public\/covers\.svg: onload of <svg> in line 1 may run/,
      /public\/page\.xhtml: Files of this kind may run\. Upload one of these: svg, /,
    ],
  ],
  [
    'languages without a folder, without a file, and a folder without a language',
    (copy) => {
      addLanguage(copy);
      copy.set('site.yaml', { languages: [...site.languages, OTHER, `${language}-BZ`] });
      copy.write('nobody/home.yaml', '');
      copy.remove(`${OTHER}/chat.yaml`);
      copy.write(`${OTHER}/testimonial.yaml`, '[]');
    },
    [
      /site\.yaml, field "languages": The folder src\/content\/\w+-BZ is missing\./,
      /src\/content\/nobody: This folder is no language of this site\./,
      /src\/content\/\w+\/chat\.yaml: The file is missing\./,
      /src\/content\/\w+\/testimonial\.yaml: Nothing reads this file\. .* testimonials\.yaml/,
    ],
  ],
  [
    'an article whose translation is in another category',
    (copy) => {
      addLanguage(copy);
      const list = copy.read('categories.yaml').replace(/^- id: .*/m, '- id: nowhere');
      const [{ name }] = parse(list);
      copy.write(`${OTHER}/categories.yaml`, list);
      const article = copy.read(ARTICLE).replace(/^category: .*/m, `category: ${name}`);
      copy.write(`${OTHER}/${ARTICLE}`, article);
    },
    [
      /\/articles\/.*\.md, field "category": In src\/content\/articles\/.* is in the category [\w-]+\./,
    ],
  ],
  [
    'two articles at one address',
    (copy) => {
      const article = copy.read(ARTICLE).replace(/^imageUrl: .*\n/m, '');
      copy.write('articles/zz.md', article.replace('---', `---\nslug: ${newest}`));
    },
    [/articles\/zz\.md: .*\.md has this address too: .*\. Give one another slug\./],
  ],
  [
    'a missing file',
    (copy) => copy.remove('chat.yaml'),
    [/src\/content\/chat\.yaml: The file is missing\./],
  ],
];

test.concurrent.each(CASES)('%s', { timeout: 120_000 }, async (_, damage, messages) => {
  const copy = copyProject();
  try {
    damage(copy);
    const { exitCode, output } = await copy.build();
    expect(exitCode, output).toBe(1);
    // Once each.
    for (const message of messages) expect(output.split(message), output).toHaveLength(2);
    // The message is all there is: no trace of the code that found it.
    expect(output).not.toMatch(/Stack trace|node_modules|\*\*/);
  } finally {
    copy.delete();
  }
});
