/**
 * A content file with errors fails the build, with a message for the person who edits it. The rules are
 * tested beside src/data/reading; these are whole runs of Astro, 3 s each, one for each kind of file.
 */
import { expect, test } from 'vitest';
import { copyProject } from './support/project-copy.ts';

type Copy = ReturnType<typeof copyProject>;

const CODE = `<script>alert(1)</script>

Press <b onclick="alert(1)">here</b>, [here](javascript:alert) or [here](ftp://example.com/x).

## `;

const CASES: [string, (copy: Copy) => void, RegExp[]][] = [
  [
    'a list',
    (copy) =>
      copy.edit('services.yaml', [
        ['  title: SEO Optimization\n', ''],
        ['  motif: steps', '  motiv: steps'],
        ['icon: compass', 'icon: sextant'],
        ['forty times', '{nmae} times'],
        ['id: ui-ux-design', 'id: ai-solutions'],
      ]),
    [
      /services\.yaml:\d+, item 5 \(seo-optimization\), field "title": is missing\. Write a line/,
      /services\.yaml:\d+, item 2 \(web-development\), field "motiv": is not a field here\. .* motif/,
      /services\.yaml:\d+, item 2 \(web-development\), field "motif": is missing\. Choose one of/,
      /item 4 \(digital-strategy\), field "icon": Choose one of: bot, .*\. Found: sextant/,
      /item 1 \(ai-solutions\), field "modalBody": There is no placeholder \{nmae\}\. There are: \{name\}/,
      /item 6 \(ai-solutions\), field "id": Item 1 has this id too\./,
    ],
  ],
  [
    'a single file',
    (copy) => copy.edit('site.yaml', [[/^url: .*/m, 'url: grigal.com']]),
    [/site\.yaml:\d+, field "url": Write a full address .* Found: grigal\.com/],
  ],
  [
    'a folder of articles',
    (copy) => {
      copy.edit('articles/ai-llm-developments.md', [
        [/^date: .*/m, 'date: 15 April 2025'],
        [/^category: .*/m, 'category: AI'],
        [/^imageUrl: .*/m, 'imageUrl: /covers/none.jpg'],
        [/^author:$/m, 'author: Elena\nwriter:'],
      ]);
      copy.edit('articles/quantum-ai-computing.md', [[/^## /m, CODE]]);
      copy.write('articles/Quantum AI.md', copy.read('articles/ai-healthcare-2025.md'));
    },
    [
      /articles\/ai-llm-developments\.md:4, field "date": Write the date like April 15, 2025/,
      /ai-llm-developments\.md:6, field "category": Choose one of: AI Research, Healthcare AI/,
      /ai-llm-developments\.md:7, field "imageUrl": There is no file public\/covers\/none\.jpg\./,
      /ai-llm-developments\.md:8, field "author": Write its fields here/,
      /ai-llm-developments\.md:9, field "writer": is not a field here/,
      /quantum-ai-computing\.md:\d+: <script> is not allowed in an article\./,
      /quantum-ai-computing\.md:\d+: onclick is not allowed on <b>\./,
      /quantum-ai-computing\.md:\d+: The address "javascript:alert" is not allowed\./,
      /quantum-ai-computing\.md:\d+: The address "ftp:\/\/example.com\/x" is not/,
      /articles\/Quantum AI\.md: The file’s name is the article’s address\. Rename it/,
    ],
  ],
  [
    'a statement at an address that is taken',
    (copy) => copy.write('statements/blog.md', copy.read('statements/accessibility.md')),
    [
      /src\/content\/statements\/blog\.md: The site has something else at \/blog\. Rename the file\./,
    ],
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
    for (const message of messages) expect(output).toMatch(message);
    // The message is all there is: no trace of the code that found it.
    expect(output).not.toMatch(/Stack trace|node_modules|\*\*/);
  } finally {
    copy.delete();
  }
});
