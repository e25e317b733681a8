import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ARTICLES = 'src/content/articles';

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
 * Writes `count` articles beside the real ones, each with the text and the category of a real one under a title of
 * its own, with a cover of its own.
 */
export function writeArticles(folder: string, count: number): string[] {
  const texts = join(folder, ARTICLES);
  const samples = readdirSync(texts).map((name) => readFileSync(join(texts, name), 'utf8'));
  return Array.from({ length: count }, (_, index) => {
    const id = `generated-${String(index).padStart(6, '0')}`;
    const sample = samples[index % samples.length] ?? '';
    const article = sample
      .replace(/^title: .*$/m, `title: Generated article number ${index}`)
      .replace(/^date: .*$/m, `date: ${dateOf(index)}`)
      .replace(/^imageUrl: .*$/m, `imageUrl: /covers/${id}.svg`);
    writeFileSync(join(texts, `${id}.md`), article);
    return id;
  });
}
