/**
 * The site of another agency: its settings, colors and content replace the sample's, with more or fewer items in each
 * list. It is published in a folder, in Italian, English and Arabic; its forms are connected; it has no comments,
 * particles, booking page or welcome notice.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { ARABIC } from '../support/arabic.ts';
import { HOSTILE, PORT } from '../support/copies.ts';
import { takePhotograph } from '../support/photograph.ts';
import { addHostileLanguage } from './hostile.ts';
import type { ProjectCopy } from './project-copy.ts';

/** The address at which tests start the form service (tests/support/form-service.ts). */
const SERVICE = `http://127.0.0.1:${PORT + 1}/f/abc`;

const SITE = `name: Acme & "Studio" </script>
tagline: Studio for shops, London
description: A studio in London that helps shops to sell.
url: https://www.acme-studio.com/site
email: hello@acme-studio.com
phone: +44 20 7946 1234
address:
  street: |
    The Old Works
    1 Acme Road
  locality: London
  region: Greater London
  country: UK
  countryCode: GB
legal: { name: "Acme <img src=x onerror=hostile()> Ltd", registrationNumber: "01234567", vatNumber: GB 123 4567 89 }
social:
  - { network: LinkedIn, href: "#" }
  - { network: YouTube, href: https://www.youtube.com/@acme-studio }
  - { network: Our forum, href: https://forum.acme-studio.com }
forms:
  inquiry: ${SERVICE}
  contact: ${SERVICE}
  fields: { _next: /site/thanks, access_key: public-1 }
comments: false
particles: false
redirects:
  /about-us: /#contact
  /2019/First-News.html: /blog/newly-published
  /shop: https://shop.acme-studio.com
analytics:
  script: https://stats.acme-service.com/script.js
  attributes: { data-domain: acme-studio.com }
  event: stats.track
languages: [it, en, ar, ${HOSTILE}]
embeds: [YouTube]
launch:
  accepted: [footer-links, social-links]
`;

/** New articles are in the first category; the second has none. */
const categoriesIn = (folder: string) =>
  [
    { id: 'greenhouse', name: 'Gardens: news', palette: 'grid' },
    { id: 'empty', name: 'Nothing yet', palette: 'star' },
    { id: 'robots', name: 'Robots', palette: 'rings', emblem: 'heart' },
  ].map((category) => ({
    ...category,
    title: `${folder}All on ${category.name}`,
    description: `${folder}What there is to read about ${category.id}.`,
    intro: `We like ${category.id}.`,
  }));

const PHOTOGRAPH = '/pictures/photo.jpg';

/** Every field for pictures has a picture of each kind, for tests/nightly/pictures.spec.ts. */
const PICTURES = [
  PHOTOGRAPH,
  ...['mark.svg', 'strip.png', 'scan.jpg'].map((n) => `/pictures/${n}`),
];

/** The first partner has photographs, even as its logo. */
const PARTNERS = PICTURES.map((picture, index) => ({
  ...{
    id: `partner-${index}`,
    name: `Partner ${index}`,
    type: 'Shop',
    figure: '9',
    work: 'of ten',
  },
  ...{ story: 'It sells more.', picture, imageSrc: picture, website: `https://shop-${index}.com` },
}));

const TESTIMONIAL = {
  ...{ id: 'client', content: 'They did it.', author: 'Bea Bell', role: 'Owner', company: 'Shop' },
  ...{ motif: 'star', rating: 3 },
};
const TESTIMONIALS = PICTURES.map((photo, index) => ({ ...TESTIMONIAL, id: `n${index}`, photo }));

/** Things that people paste: control characters, ids of the page, a picture on another site, a video. */
const TEXT = `Words of the\u0007 agency &#7;

## Main

## Comments

## Toasts

![A picture](http://pictures.acme-service.com/one.jpg)

[![A photograph](${PHOTOGRAPH})](${PHOTOGRAPH})

${PICTURES.map((one) => `![Alone](${one})\n\nWords ![between them](${one}) and words.`).join('\n\n')}

[A link alone](/about)

- [One](/about)
- [of a list](/about)

https://youtu.be/aB3-_xyz789
`;

/** Rewrites links when the content of a language moves: `/it` and `/it#contact` become `/` and `/#contact`. */
function relink(text: string, from: string, to: string): string {
  return text.replace(/(?<=href: |\]\()\/(?!pictures|covers)[^\s)]*/g, (path) =>
    `${to}/${path.slice(from.length)}`.replace('//', '/').replace(/(?<=.)\/#/, '#'),
  );
}

/** Makes Italian the first language, if it has content, and moves the content of the sample's first language to `en`. */
function changeLanguages(copy: ProjectCopy): void {
  const { languages = [] } = parse(copy.read('site.yaml'));
  const content = join(copy.folder, 'src/content');
  const isOther = (name: string) => languages.slice(1).includes(name.split(/[\\/]/)[0]);
  const files = globSync('**/*.{yaml,md}', { cwd: content }).filter((name) => name !== 'site.yaml');
  const [others, own] = [files.filter(isOther), files.filter((name) => !isOther(name))];
  const italian = others.filter((name) => /^it[\\/](?!site)/.test(name));
  const texts = new Map<string, string>();
  const isItalian = italian.length > 0;
  for (const name of isItalian ? italian : own)
    texts.set(name.replace(/^it[\\/]/, ''), relink(copy.read(name), isItalian ? '/it' : '', ''));
  for (const name of own) texts.set(join('en', name), relink(copy.read(name), '', '/en'));
  for (const name of files) copy.remove(name);
  for (const [name, text] of texts) copy.write(name, text);
}

/** Other colors: one step lighter or darker in red, so that contrasts stay as they are. */
function otherColors(css: string): string {
  const step = (red: number) => (red < 255 ? red + 1 : red - 1);
  const hex = (red: string) => step(Number.parseInt(red, 16)).toString(16).padStart(2, '0');
  return css
    .replace(/\brgb\((\d+)/g, (_, red) => `rgb(${step(Number(red))}`)
    .replace(/#([0-9a-f]{2})([0-9a-f]{4})\b/g, (_, red, rest) => `#${hex(red)}${rest}`);
}

/** Removes marks of the sample, and pictures of its clients. */
function replaceSamples(copy: ProjectCopy): void {
  for (const name of globSync('**/*.{yaml,md}', { cwd: join(copy.folder, 'src/content') })) {
    const text = copy.read(name).replace(/^ *(sample: true|photo: .*)\n/gm, '');
    // Each page needs its own metadata, even if both languages have the same text.
    const metadata = /^en.(fixed-pages|pages)/.test(name)
      ? /^( *(?:title|description): ['"]?)/gm
      : /^$/;
    const further = text.replace(metadata, '$1English, ');
    copy.write(name, further.replace(/(\w+)\.example\.com/g, '$1.com'));
  }
}

/** Creates an article with `npm run new:article`; `date` publishes it, with a photograph as its cover. */
function addArticle(copy: ProjectCopy, title: string, date?: string): void {
  const output = copy.run('scripts/new-article.ts', title);
  const name = /articles\/\S+\.md/.exec(output)?.[0] ?? '';
  if (!date) return;
  copy.edit(name, [
    ['draft: true\n', ''],
    [/^date: .*/m, `date: ${date}`],
    [/^excerpt: .*/m, 'excerpt: Short, żgħir, 短い.'],
    [/^# imageUrl: .*/m, `imageUrl: ${PHOTOGRAPH}`],
    [/(^---\n.*?^---\n).*/ms, `$1\n${TEXT}`],
  ]);
}

/**
 * Replaces the articles with two list pages of new ones, with and without covers and portraits of each kind, one with a
 * long title.
 */
function replaceArticles(copy: ProjectCopy, folder: string): void {
  for (const name of copy.list(`${folder}articles`)) copy.remove(`${folder}articles/${name}`);
  for (const index of Array(13).keys()) {
    const picture = PICTURES[index];
    const fields = {
      title: `${folder}Report ${index}${index === 6 ? ': what we saw'.repeat(10) : ''}`,
      excerpt: `${folder}What happened in year ${index}, « très bien » and so on.`,
      date: `2024-05-${index + 10}`,
      category: index % 2 === 0 ? 'Robots' : 'Gardens: news',
      imageUrl: picture,
      author: { name: 'Ann Acme', avatarUrl: picture },
    };
    const text = 'Words that fill a line or two of the text. '.repeat(20);
    copy.write(
      `${folder}articles/report-${index}.md`,
      `---\n${stringify(fields)}---\n\n${text}\n\n## A part\n\n${text}\n`,
    );
  }
  copy.write(`${folder}categories.yaml`, stringify(categoriesIn(folder)));
}

function addArabic(copy: ProjectCopy): void {
  copy.write(
    '../languages/ar.ts',
    `import type { Strings } from './en.ts';\nexport const ar: Strings = ${JSON.stringify(ARABIC.strings)};\n`,
  );
  copy.edit('../languages/dictionaries.ts', [
    ['const dictionaries: Readonly<Record<string, Strings>> = {', '$& ar,'],
    [/^import /m, `import { ar } from './ar.ts';\n$&`],
  ]);
  const names = ['fixed-pages', 'navigation', 'services', 'inquiry', 'comment-form', 'chat'];
  for (const name of names) copy.write(`ar/${name}.yaml`, copy.read(`en/${name}.yaml`));
  // The page needs its own metadata.
  const own = (field: unknown, value: unknown) =>
    /^(title|description)$/.test(`${field}`) ? `ع ${value}` : value;
  copy.write('ar/fixed-pages.yaml', stringify(parse(copy.read('en/fixed-pages.yaml'), own)));
  const links = ['services', 'contact'].map((id) => ({ label: id, href: `/ar#${id}` }));
  const { header, ...navigation } = parse(copy.read('en/navigation.yaml'));
  copy.set('ar/navigation.yaml', { ...navigation, header: { ...header, links } });
  copy.write('ar/home.yaml', stringify({ ...parse(copy.read('en/home.yaml')), hero: ARABIC.hero }));
  copy.write('ar/testimonials.yaml', stringify(ARABIC.testimonials));
}

export async function changeToAgency(copy: ProjectCopy): Promise<void> {
  changeLanguages(copy);
  copy.write('site.yaml', SITE);
  copy.edit('../styles/tokens.css', [[/.*/s, otherColors(copy.read('../styles/tokens.css'))]]);
  replaceSamples(copy);

  const photograph = await takePhotograph();
  copy.write('../pictures/photo.jpg', photograph);
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h90v90z"/></svg>';
  for (const name of ['mark', 'logo']) copy.write(`../pictures/${name}.svg`, mark);
  const letters = Buffer.from('<svg width="400" height="128"><path d="M9 9h382v110H9z"/></svg>');
  copy.write('../pictures/strip.png', await sharp(letters).png().toBuffer());
  copy.write('../pictures/scan.jpg', await sharp(photograph).rotate().resize(90).toBuffer());
  copy.write('../pictures/of-a-draft.jpg', await sharp(photograph).keepMetadata().toBuffer());

  copy.write('partners.yaml', `\uFEFF${stringify(PARTNERS)}`);
  copy.write('services.yaml', stringify(parse(copy.read('services.yaml')).slice(0, 4)));
  const { quickReplies } = parse(copy.read('chat.yaml'));
  copy.set('chat.yaml', { quickReplies: [...quickReplies, 'Who are you?', 'Where are you?'] });
  copy.write('testimonials.yaml', stringify([TESTIMONIAL]));
  copy.write('en/testimonials.yaml', stringify(TESTIMONIALS));

  for (const folder of ['', 'en/']) {
    replaceArticles(copy, folder);
    const { contact } = parse(copy.read(`${folder}home.yaml`));
    const person = { name: 'Ann Acme', role: 'Owner', avatarUrl: PHOTOGRAPH };
    copy.set(`${folder}home.yaml`, { welcome: undefined, contact: { ...contact, person } });
    const { connected } = parse(copy.read(`${folder}inquiry.yaml`));
    const privacy = { ...connected.privacy, href: '/about' };
    copy.set(`${folder}inquiry.yaml`, { connected: { ...connected, privacy } });
    // This site has no comments.
    copy.write(`${folder}comments.yaml`, '[]\n');
  }
  const people = [...PICTURES, undefined].map((avatarUrl) => ({ name: 'Bo Bell', avatarUrl }));
  const about = { title: 'About', description: 'Who we are.', heading: 'Who we are', people };
  const fields = stringify({ ...about, sections: ['testimonials', 'partners'] });
  const text = 'Two people in London.\n\n[connected] Write!\n[not connected] No.\n';
  copy.write('pages/about.md', `---\n${fields}---\n\n${text}`);
  addArticle(copy, 'Newly published', '2025-05-04');
  addArticle(copy, 'Still a draft');
  addArticle(copy, 'Held back', 'May 1, 2199');
  addArabic(copy);
  addHostileLanguage(copy, HOSTILE);
}
