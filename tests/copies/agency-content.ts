/** The content of another agency: other texts and pictures, more articles, fewer services. */
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { takePhotograph } from '../support/photograph.ts';
import type { ProjectCopy } from './project-copy.ts';

/** scripts/new-article.ts chooses the first category; the second has no articles. */
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

/** Pictures of each kind, which most picture fields get in turn, for tests/nightly/agency.spec.ts. */
const PICTURES = [
  PHOTOGRAPH,
  ...['mark.svg', 'strip.png', 'scan.jpg'].map((n) => `/pictures/${n}`),
];

/** The first partner has photographs, even as its logo. */
const PARTNERS = PICTURES.map((picture, index) => ({
  id: `partner-${index}`,
  name: `Partner ${index}`,
  type: 'Shop',
  figure: '9',
  work: 'of ten',
  story: 'It sells more.',
  picture,
  imageSrc: picture,
  website: index === 1 ? '/about' : `https://shop-${index}.com`,
}));

const TESTIMONIAL = {
  id: 'client',
  content: 'They did it.',
  author: 'Bea Bell',
  role: 'Owner',
  company: 'Shop',
  motif: 'star',
  rating: 3,
};
const TESTIMONIALS = PICTURES.map((photo, index) => ({ ...TESTIMONIAL, id: `n${index}`, photo }));

/** A formula that is wider than a phone. */
const SUM = 'a_1 + '.repeat(20) + String.raw`\overline{b} \le \boxed{c}`;

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

$E_{kin} = \\tfrac12 m v^2$ costs $5 or $6, and $${SUM} + ${SUM}$ more.

$$
${SUM}
$$

\`\`\`own
price-list
\`\`\`
`;

/** The second has no picture. */
const AUTHORS = [
  { id: 'bo-bell', name: 'Bo Bell', role: 'Owner', avatarUrl: PHOTOGRAPH },
  { id: 'cleo-cole', name: 'Cleo Cole' },
].map((author) => ({
  ...author,
  intro: `${author.name} writes about shops.`,
  links: [{ label: 'Her shop', href: 'https://shop-1.com' }],
}));

/** Adds articles for two list pages: four with covers and portraits of each kind, others without, one long title. */
function addArticles(project: ProjectCopy, folder: string): void {
  const text = 'Words that fill a line or two of the text. '.repeat(20);
  for (const index of Array(13).keys()) {
    const picture = PICTURES[index];
    const fields = {
      title: `${folder}Report ${index}${index === 6 ? ': what we saw'.repeat(10) : ''}`,
      excerpt: `${folder}What happened in year ${index}, « très bien » and so on.`,
      date: `2024-05-${index + 10}`,
      category: index % 2 === 0 ? 'Robots' : 'Gardens: news',
      imageUrl: picture,
      author: index < 5 ? { name: 'Ann Acme', avatarUrl: picture } : AUTHORS[index % 2]?.id,
    };
    const parts = `${text}\n\n## A part\n\n${text}`;
    project.writeText(`${folder}articles/report-${index}.md`, fields, parts);
  }
  project.write(`${folder}categories.yaml`, stringify(categoriesIn(folder)));
  const authors = AUTHORS.map(({ name, intro, ...author }) => ({
    ...author,
    name: folder ? `${name} Jr` : name,
    intro: folder + intro,
  }));
  project.write(`${folder}authors.yaml`, stringify(authors));
}

/** Adds a service's page, and cases: one with a photograph of its own, and one with what its partner has. */
function addWork(
  project: ProjectCopy,
  folder: string,
  [first, second]: readonly { id: string }[],
  testimonial: string,
): void {
  const [{ id: service }] = parse(project.read(`${folder}services.yaml`));
  const one = {
    partner: first?.id,
    title: `${folder}A shop`,
    excerpt: `${folder}It sells more.`,
    year: 2025,
    services: [service],
    testimonial,
    imageUrl: PHOTOGRAPH,
    figures: [
      { figure: '9 weeks', counts: 'to open' },
      { figure: '5', counts: 'people' },
    ],
  };
  project.writeText(
    `${folder}cases/shop.md`,
    one,
    `We began.\n\n![Alone](${PHOTOGRAPH})\n_A shop._`,
  );
  const { partner, title, excerpt, year } = one;
  const bare = { title: `${title} again`, excerpt: `${excerpt} Again.`, year };
  project.writeText(`${folder}cases/other.md`, { ...bare, partner: second?.id }, 'We went on.');
  project.writeText(`${folder}cases/held-back.md`, { ...bare, partner, draft: true }, 'Not yet.');
  const page = {
    title: `${folder}How`,
    description: `${folder}How we do it.`,
    heading: 'How we do it',
  };
  project.writeText(
    `${folder}services/${service}.md`,
    { ...page, category: 'Robots' },
    'We begin.',
  );
}

/** The links in the header and the footer. Pages of text are only in Italian and English. */
export function navigationIn(language: string, sections: readonly string[]) {
  const home = language === 'it' ? '/' : `/${language}`;
  const links = sections.map((id) => ({ label: id, href: `${home}#${id}` }));
  const linkTo = (label: string) => ({ label, href: `${home}/${label}`.replace('//', '/') });
  return {
    header: { links, launch: 'Start' },
    footer: [{ label: 'Jobs', href: '#' }, linkTo('testimonials')],
    smallPrint: language === 'ar' ? [] : [linkTo('about')],
  };
}

/** Changes the home page, the links, the project form and the comments in a language. */
function changeTexts(project: ProjectCopy, folder: string): void {
  const { contact } = parse(project.read(`${folder}home.yaml`));
  const person = { name: 'Ann Acme', role: 'Owner', avatarUrl: PHOTOGRAPH };
  // In English, the home page has another order.
  const order = ['contact', 'blog', 'partners', 'services', 'testimonials'];
  project.set(`${folder}home.yaml`, {
    welcome: undefined,
    contact: { ...contact, person },
    ...(folder && { sections: order }),
  });
  const sections = ['services', 'projects', 'blog', 'contact'];
  project.write(
    `${folder}navigation.yaml`,
    stringify(navigationIn(folder ? 'en' : 'it', sections)),
  );
  const { connected } = parse(project.read(`${folder}inquiry.yaml`));
  const privacy = { ...connected.privacy, href: '/about' };
  project.set(`${folder}inquiry.yaml`, { connected: { ...connected, privacy } });
  // This site has no comments.
  project.write(`${folder}comments.yaml`, '[]\n');
}

async function addPictures(project: ProjectCopy): Promise<void> {
  const photograph = await takePhotograph();
  project.write('../pictures/photo.jpg', photograph);
  project.remove('../../public/favicon.svg');
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h90v90z"/></svg>';
  for (const name of ['mark', 'logo']) project.write(`../pictures/${name}.svg`, mark);
  const wordmark = mark.replace(
    'width="90"',
    'width="360" viewBox="0 0 90 90" fill="currentColor"',
  );
  project.write('../pictures/wordmark.svg', wordmark);
  const letters = Buffer.from('<svg width="400" height="128"><path d="M9 9h382v110H9z"/></svg>');
  project.write('../pictures/strip.png', await sharp(letters).png().toBuffer());
  project.write('../pictures/scan.jpg', await sharp(photograph).rotate().resize(90).toBuffer());
  project.write('../pictures/of-a-draft.jpg', await sharp(photograph).keepMetadata().toBuffer());
}

export async function replaceContent(project: ProjectCopy): Promise<void> {
  await addPictures(project);

  project.write('partners.yaml', `\uFEFF${stringify(PARTNERS)}`);
  project.write('services.yaml', stringify(parse(project.read('services.yaml')).slice(0, 4)));
  project.write('testimonials.yaml', stringify([TESTIMONIAL, { ...TESTIMONIAL, id: 'other' }]));
  project.write('en/testimonials.yaml', stringify(TESTIMONIALS));

  // Cases of these partners have tiles.
  const english = PARTNERS.map((partner) => ({ ...partner, picture: undefined }));
  project.write('en/partners.yaml', stringify(english));
  for (const folder of ['', 'en/']) {
    addArticles(project, folder);
    changeTexts(project, folder);
    if (folder) addWork(project, folder, english, 'n0');
    else addWork(project, folder, PARTNERS, 'client');
  }
  const people = [...PICTURES, undefined].map((avatarUrl) => ({ name: 'Bo Bell', avatarUrl }));
  const about = { title: 'About', description: 'Who we are.', heading: 'Who we are', people };
  const page = { ...about, sections: ['testimonials', 'partners'] };
  const text = 'Two people in London.\n\n[connected] Write!\n[not connected] No.';
  project.writeText('pages/about.md', page, text);
  const inEnglish = { ...about, title: 'In English', description: 'Who they are.' };
  project.writeText('en/pages/about.md', inEnglish, text);
  const article = {
    title: 'Newly published',
    excerpt: 'Short, żgħir, 短い.',
    date: '2025-05-04 09:30 +0200',
    category: 'Robots',
    imageUrl: PHOTOGRAPH,
    author: { name: 'Yan Nye' },
    math: true,
  };
  project.writeText('articles/newly-published.md', article, TEXT);
  project.writeText('articles/held-back.md', { ...article, date: 'May 1, 2199' }, TEXT);
}
