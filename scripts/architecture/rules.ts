/**
 * The architecture of src/, rule by rule, as data: what each rule looks for, why it exists, how to
 * mend a breach. Who may import from whom stands in layers.ts, what concerns islands in
 * browser-rules.ts.
 */
import { BROWSER_RULES } from './browser-rules.ts';
import { defaultExports } from './code-facts.ts';
import { importsOf } from './imports.ts';
import { judgeImport } from './judge-import.ts';
import { isAmbient, isTest, rowOf } from './layers.ts';
import { type Breach, found, type Rule } from './rule.ts';
import { parseSource, type SourceText } from './syntax.ts';

const PAGE_LINES = 60;
const VAGUE_NAME = /^(utils?|misc|helpers?|common)$/i;

const SHAPE_RULES: readonly Rule[] = [
  {
    name: 'readable',
    why: 'what the parser cannot read, no rule can check',
    mend: 'Run `astro check` on the file and mend the syntax.',
    find: ({ errors }) => errors.map(({ line, text }) => ({ line, what: `syntax: ${text}` })),
  },
  {
    name: 'place',
    why: 'each folder of src/ is one layer, so that a path tells what a file may do',
    mend: 'Move it to a folder that docs/developing.md names, under an ending which that folder takes.',
    find: ({ path }) => {
      const row = rowOf(path);
      if (!row) return isAmbient(path) ? [] : [{ line: 1, what: 'belongs to no layer of src/' }];
      const taken = row.endings?.some((ending) => path.endsWith(ending)) ?? true;
      if (taken || isTest(path)) return [];
      const endings = row.endings?.join(' and ') || 'no code';
      return [{ line: 1, what: `src/${row.layer}/ takes ${endings}`, why: row.why }];
    },
  },
  {
    name: 'layers',
    why: 'imports never run back up',
    mend: 'Pass it in from above.',
    find: ({ path, imports }) =>
      imports.flatMap((entry) => {
        const wrong = judgeImport(path, entry);
        return wrong ? [{ line: entry.line, ...wrong }] : [];
      }),
  },
  {
    name: 'page-length',
    why: 'a page is a list of sections: query, map, compose',
    mend: 'Move markup to a section, data work to a query, and rules to lib.',
    find: ({ path, source }) => {
      const lines = source.trimEnd().split('\n').length;
      if (rowOf(path)?.layer !== 'pages' || lines <= PAGE_LINES) return [];
      return [{ line: PAGE_LINES + 1, what: `${lines} lines; a page has at most ${PAGE_LINES}` }];
    },
  },
  {
    name: 'style-attribute',
    why: 'the strict Content-Security-Policy blocks style attributes',
    mend: 'Use a class, or a data-* attribute that the CSS reads.',
    find: ({ tags }) =>
      tags.flatMap(({ name: tag, attributes }) => {
        const banned = tag === 'style' ? 'define:vars' : 'style';
        const spots = attributes.filter(({ name }) => name === banned);
        return found(spots, (name) => `<${tag}> has ${name}`);
      }),
  },
  {
    name: 'barrel',
    why: 'barrels hide where a thing lives and load more than was asked for',
    mend: 'Delete it and import each thing from the file that defines it.',
    find: ({ path }) =>
      /\/index\.[mc]?[jt]sx?$/.test(path) ? [{ line: 1, what: 'is a barrel by its name' }] : [],
  },
  {
    name: 'vague-name',
    why: 'a vague name collects things that belong elsewhere',
    mend: 'Name it after what it does: format-date.ts, not utils.ts.',
    find: ({ path }) =>
      path
        .split('/')
        .map((part) => part.split('.')[0] ?? '')
        .filter((stem) => VAGUE_NAME.test(stem))
        .map((stem) => ({ line: 1, what: `is, or lies in, '${stem}'` })),
  },
  {
    name: 'default-export',
    why: 'a named export keeps one name in every file, so that a search finds all uses',
    mend: 'Export it by name.',
    find: ({ path, blocks }) => {
      const demanded = path.startsWith('src/hydration/') || /\.config\.[mc]?[jt]s$/.test(path);
      if (demanded || isAmbient(path) || path.endsWith('.astro')) return [];
      const spots = blocks.flatMap(({ ast }) => defaultExports(ast));
      return found(spots, () => 'has a default export');
    },
  },
];

export const RULES: readonly Rule[] = [...SHAPE_RULES, ...BROWSER_RULES];

/** Checks all files together; breaches come in the order of path and line. */
export function findBreaches(files: readonly SourceText[]): Breach[] {
  const known = new Set(files.map(({ path }) => path));
  return files
    .flatMap((file) => {
      const syntax = parseSource(file);
      const parsed = { ...file, ...syntax, imports: importsOf(file.path, syntax.blocks, known) };
      return RULES.flatMap(({ name, why, mend, find }) =>
        find(parsed).map((entry) => ({ path: file.path, rule: name, why, mend, ...entry })),
      );
    })
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}
