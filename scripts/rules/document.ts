import type { Rule } from './rules.ts';

const SECTIONS: Readonly<Record<string, string>> = {
  2: 'Screens and routes',
  4: 'States and transitions',
  5: 'Validation rules',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

const INTRODUCTION = `# Rules and their tests

One line per rule of [the specification](specification.md), with the tests and named steps that prove
it, in their own words. Written by \`npm run rules\`; a unit test fails when a rule has no test or when a
test that stands here is gone. That the tests notice a change of each rule is shown in
[mutations.md](mutations.md).
`;

/** The titles, as \`file › title\`, that a rule rests on. */
export function testsOf({ tests }: Rule, titles: readonly string[]): string[] {
  return titles.filter((title) => tests.some((pattern) => pattern.test(title)));
}

/** The document, docs/rules.md. */
export function writeDocument(rules: readonly Rule[], titles: readonly string[]): string {
  const sections = Object.entries(SECTIONS).map(([section, name]) => {
    const rows = rules
      .filter(({ id }) => id.startsWith(`${section}.`))
      .map((rule) => `| ${rule.id} | ${cell(rule.rule)} | ${byFile(testsOf(rule, titles))} |`);
    return `## §${section} ${name}\n\n| | rule | tests |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}

/** The titles that a document names, as `file › title`. */
export function titlesIn(document: string): string[] {
  return [...document.matchAll(/<b>(.+?)<\/b>(.+?)(?=<br>| \|$)/gms)].flatMap((match) =>
    [...(match[2] ?? '').matchAll(/<li>(.+?)<\/li>/gs)].map(
      (item) => `${match[1]} › ${plain(item[1] ?? '')}`,
    ),
  );
}

function byFile(titles: readonly string[]): string {
  const files = Map.groupBy(titles, (title) => title.split(' › ', 1)[0] ?? '');
  // Vitest lists the files in the order of its last run, which is another one each time.
  return [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, all]) => {
      const items = all.map((title) => `<li>${cell(title.slice(file.length + 3))}</li>`);
      return `<b>${file}</b><ul>${items.join('')}</ul>`;
    })
    .join('<br>');
}

/** Text in a cell of a Markdown table, in which HTML and the bar have a meaning. */
function cell(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '&#124;')
    .replaceAll('\n', '&#10;');
}

function plain(text: string): string {
  return text
    .replaceAll('&#10;', '\n')
    .replaceAll('&#124;', '|')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
