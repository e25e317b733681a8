/**
 * A content file that is not in order fails the build, with a message for the person who edits it.
 * The rules are tested beside src/data/reading/content-file.ts; these are whole runs of Astro, 3 s each.
 */
import { expect, test } from 'vitest';
import { copyProject } from './support/project-copy.ts';

type Copy = ReturnType<typeof copyProject>;

const CASES: [string, (copy: Copy) => void, (string | RegExp)[]][] = [
  [
    'a missing, a misspelt and a wrong field and an unknown placeholder, all told at once',
    (copy) =>
      copy.edit('services.yaml', [
        ['  title: SEO Optimization\n', ''],
        ['  motif: steps', '  motiv: steps'],
        ['icon: compass', 'icon: sextant'],
        ['forty times', '{nmae} times'],
      ]),
    [
      /services\.yaml:\d+, item 5 \(seo-optimization\), field "title": is missing\. Write a line/,
      /services\.yaml:\d+, item 2 \(web-development\), field "motiv": is not a field here\. .* motif/,
      /services\.yaml:\d+, item 2 \(web-development\), field "motif": is missing\. Choose one of/,
      /item 4 \(digital-strategy\), field "icon": Choose one of: bot, .*\. Found: sextant/,
      /item 1 \(ai-solutions\), field "modalBody": There is no placeholder \{nmae\}\. There are: \{name\}/,
    ],
  ],
  [
    'an article with a wrong date, category, image and author',
    (copy) =>
      copy.edit('articles/ai-llm-developments.md', [
        [/^date: .*/m, 'date: 15 April 2025'],
        [/^category: .*/m, 'category: AI'],
        [/^imageUrl: .*/m, 'imageUrl: cover'],
        [/^author:$/m, 'author: Elena\nwriter:'],
      ]),
    [
      'articles/ai-llm-developments.md:4, field "date": Write the date like April 15, 2025',
      'articles/ai-llm-developments.md:6, field "category": Choose one of: AI Research, Healthcare AI',
      'articles/ai-llm-developments.md:7, field "imageUrl": Write the path of an image',
      'articles/ai-llm-developments.md:8, field "author": Write its fields here',
      'articles/ai-llm-developments.md:9, field "writer": is not a field here',
    ],
  ],
  [
    'an article with code, a frame and links to nowhere good',
    (copy) =>
      copy.edit('articles/quantum-ai-computing.md', [
        [
          /^## /m,
          [
            '<script>alert(1)</script>',
            '',
            'Press <b onclick="alert(1)">here</b> or [here](javascript:alert).',
            '',
            '<iframe src="https://example.com"></iframe>',
            '',
            '[A file](ftp://example.com/x)',
            '',
            '## ',
          ].join('\n'),
        ],
      ]),
    [
      /articles\/quantum-ai-computing\.md:\d+: <script> may not stand in an article\./,
      /articles\/quantum-ai-computing\.md:\d+: onclick may not stand on <b>\./,
      /articles\/quantum-ai-computing\.md:\d+: The address "javascript:alert" is not allowed\./,
      /articles\/quantum-ai-computing\.md:\d+: <iframe> may not stand in an article\./,
      /articles\/quantum-ai-computing\.md:\d+: The address "ftp:\/\/example.com\/x" is not/,
    ],
  ],
  [
    'an article with an over-long title, a cover that does not exist and a name that is no address',
    (copy) => {
      copy.edit('articles/quantum-ai-computing.md', [
        [/^title: .*/m, `title: ${'Long '.repeat(13)}`],
        [/^imageUrl: .*/m, 'imageUrl: /covers/none.jpg'],
      ]);
      copy.write('articles/Quantum AI.md', copy.read('articles/ai-llm-developments.md'));
    },
    [
      'articles/quantum-ai-computing.md:2, field "title": At most 60 characters.',
      'articles/quantum-ai-computing.md:7, field "imageUrl": There is no file public/covers/none.jpg.',
      'articles/Quantum AI.md: The file’s name is the article’s address. Rename it',
    ],
  ],
  [
    'a statement at an address that is taken',
    (copy) => copy.write('statements/blog.md', copy.read('statements/accessibility.md')),
    ['src/content/statements/blog.md: The site has something else at /blog. Rename the file.'],
  ],
  [
    'a partner whose logo is missing and whose id stands twice',
    (copy) =>
      copy.edit('partners.yaml', [
        ['id: paylink', 'id: sannat-group'],
        ['/partners/forno-9.svg', '/partners/forno-10.svg'],
      ]),
    [
      /partners\.yaml:\d+, item 2 \(sannat-group\), field "id": Item 1 has this id too\./,
      /partners\.yaml:\d+, item 3 \(forno-9\), field "imageSrc": There is no file public\/partners\/forno-10\.svg\. Put/,
    ],
  ],
  [
    'an address that is none',
    (copy) => copy.edit('site.yaml', [[/^url: .*/m, 'url: grigal.com']]),
    [/site\.yaml:\d+, field "url": Write a full address .* Found: grigal\.com/],
  ],
  [
    'a list file that is not a list',
    (copy) => copy.write('partners.yaml', 'name: Paylink\n'),
    ['src/content/partners.yaml:1: The file must be a list: each item begins with "- ".'],
  ],
  [
    'broken YAML',
    (copy) => copy.edit('home.yaml', [['headline: Your business,', 'headline: "Your business,']]),
    ['src/content/home.yaml:3: This is not valid YAML. A quotation mark opens here'],
  ],
  [
    'a missing file',
    (copy) => copy.remove('chat.yaml'),
    ['src/content/chat.yaml: The file is missing.'],
  ],
];

test.concurrent.each(CASES)('%s', { timeout: 120_000 }, async (_, damage, messages) => {
  const copy = copyProject();
  try {
    damage(copy);
    const { exitCode, output } = await copy.build();
    expect(exitCode, output).toBe(1);
    for (const message of messages) expect(output).toMatch(message);
    // The message stands alone: no trace of the code that found it.
    expect(output).not.toMatch(/Stack trace|node_modules|\*\*/);
  } finally {
    copy.delete();
  }
});
