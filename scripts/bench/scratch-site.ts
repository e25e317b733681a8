import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ARTICLES = 'src/content/articles';

export interface ScratchSite {
  folder: string;
  remove(): void;
}

/** A copy of the working tree's files in a temporary folder, with the same node_modules and fonts. */
export function copySite(): ScratchSite {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  if (existsSync('.cache/fonts'))
    cpSync('.cache/fonts', join(folder, '.cache/fonts'), {
      recursive: true,
      preserveTimestamps: true,
    });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
];

/** A date before every real article's, so that the newest three stay the newest. */
function dateOf(index: number): string {
  const day = (index % 28) + 1;
  const month = MONTHS[Math.floor(index / 28) % MONTHS.length];
  const year = 2024 - (Math.floor(index / (28 * MONTHS.length)) % 20);
  return `${month} ${day}, ${year}`;
}

/**
 * Writes `count` articles beside the real ones, each with the text of a real one under another title, a
 * category and a cover of its own.
 */
export function writeArticles(folder: string, count: number): string[] {
  const samples = readdirSync(ARTICLES).map((name) => readFileSync(join(ARTICLES, name), 'utf8'));
  return Array.from({ length: count }, (_, index) => {
    const id = `generated-${String(index).padStart(6, '0')}`;
    const sample = samples[index % samples.length] ?? '';
    const article = sample
      .replace(/^title: .*$/m, `title: Generated article number ${index}`)
      .replace(/^date: .*$/m, `date: ${dateOf(index)}`)
      .replace(/^imageUrl: .*$/m, `imageUrl: /covers/${id}.svg`);
    writeFileSync(join(folder, ARTICLES, `${id}.md`), article);
    return id;
  });
}
