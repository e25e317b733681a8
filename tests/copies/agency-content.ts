/** The content of another agency: other texts and pictures, more articles, fewer services. */
import sharp from 'sharp';
import { stringify } from 'yaml';
import type { ProjectCopy } from './project-copy.ts';

const PHOTOGRAPH = '/pictures/photo.jpg';

/** Pictures of each kind, which most picture fields get in turn, for tests/nightly/agency.spec.ts. */
const PICTURES = ['photo.jpg', 'mark.svg', 'strip.png', 'scan.jpg'].map((n) => `/pictures/${n}`);

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

const TESTIMONIALS = PICTURES.map((picture, index) => ({
  id: `client-${index}`,
  content: 'They did it.',
  author: 'Bea Bell',
  role: 'Owner',
  company: 'Shop',
  motif: 'star',
  rating: 3,
  picture,
}));

/** scripts/new-article.ts chooses the first category; the second has no articles. */
const CATEGORIES = [
  { id: 'greenhouse', name: 'Gardens: news', palette: 'grid' },
  { id: 'empty', name: 'Nothing yet', palette: 'star' },
  { id: 'robots', name: 'Robots', palette: 'rings', emblem: 'heart' },
];

/** The second author has no picture. */
const AUTHORS = [
  { id: 'bo-bell', name: 'Bo Bell', role: 'Owner', avatarUrl: PHOTOGRAPH },
  { id: 'cleo-cole', name: 'Cleo Cole' },
];

/** A formula that is wider than a phone. */
const SUM = 'a_1 + '.repeat(20) + String.raw`\overline{b} \le \boxed{c}`;

/** Things that people paste: control characters, ids of the page, a picture on another site, a video. */
const TEXT = `Words of the\u0007 agency &#7;

## Main

## Comments

## Toasts

![A picture](http://pictures.acme-service.com/one.jpg)

[![A photograph](${PHOTOGRAPH})](/pictures/only-linked.jpg)

${PICTURES.map((picture) => `![Alone](${picture})\n\nWords ![between them](${picture}) and words.`).join('\n\n')}

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

/** Adds articles for two list pages. The first four have a cover and a portrait of each kind. One title is long. */
function addArticles(project: ProjectCopy, folder: string): void {
  const categories = CATEGORIES.map((category) => ({
    ...category,
    title: `${folder}All on ${category.name}`,
    description: `${folder}What there is to read about ${category.id}.`,
    intro: `We like ${category.id}.`,
  }));
  project.writeYaml(`${folder}categories.yaml`, categories);
  const authors = AUTHORS.map(({ name, ...author }) => ({
    ...author,
    name: folder ? `${name} Jr` : name,
    intro: `${folder}${name} writes about shops.`,
    links: [{ label: 'Her shop', href: 'https://shop-1.com' }],
  }));
  project.writeYaml(`${folder}authors.yaml`, authors);
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
    project.writeText(
      `${folder}articles/report-${index}.md`,
      fields,
      `${text}\n\n## A part\n\n${text}`,
    );
  }
}

/** Adds a service's page, and cases: one with a photograph, one without a picture of its own, and a draft. */
function addWork(project: ProjectCopy, folder: string): void {
  const [{ id: service }] = project.readYaml(`${folder}services.yaml`);
  const addCase = (id: string, fields: object) => {
    const texts = { title: `${folder}A ${id}`, excerpt: `${folder}A ${id} sells more.` };
    const text = `We began.\n\n![Alone](${PHOTOGRAPH})\n_A shop._`;
    project.writeText(`${folder}cases/${id}.md`, { ...texts, year: 2025, ...fields }, text);
  };
  addCase('shop', {
    partner: 'partner-0',
    services: [service],
    testimonial: 'client-0',
    imageUrl: PHOTOGRAPH,
    figures: [
      { figure: '9 weeks', counts: 'to open' },
      { figure: '5', counts: 'people' },
    ],
  });
  addCase('stall', { partner: 'partner-1' });
  addCase('market', { partner: 'partner-0', draft: true });
  const page = {
    title: `${folder}How`,
    description: `${folder}How we do it.`,
    heading: 'How we do it',
    category: 'Robots',
    offers: ['A plan'],
    questions: [{ question: 'When?', answer: 'Soon.' }],
  };
  project.writeText(`${folder}services/${service}.md`, page, 'We begin.');
}

/** Writes the links in the header and the footer. Arabic has no page of prose to link to. */
export function addNavigation(project: ProjectCopy, folder: string, sections: string[]): void {
  const home = `/${folder.slice(0, -1)}`;
  const links = sections.map((id) => ({ label: id, href: `${home}#${id}` }));
  const linkTo = (label: string) => ({ label, href: `/${folder}${label}` });
  project.writeYaml(`${folder}navigation.yaml`, {
    header: { links, launch: 'Start' },
    footer: [{ label: 'Jobs', href: '#' }, linkTo('testimonials')],
    smallPrint: folder === 'ar/' ? [] : [linkTo('about')],
  });
}

/** Changes the home page and the project form in a language. */
function changeTexts(project: ProjectCopy, folder: string): void {
  const { contact } = project.readYaml(`${folder}home.yaml`);
  const person = { name: 'Ann Acme', role: 'Owner', avatarUrl: PHOTOGRAPH };
  // In English, the home page has another order and no articles.
  const sections = ['contact', 'partners', 'services', 'testimonials'];
  project.set(`${folder}home.yaml`, {
    welcome: undefined,
    contact: { ...contact, person },
    ...(folder && { sections }),
  });
  const { connected } = project.readYaml(`${folder}inquiry.yaml`);
  const privacy = { ...connected.privacy, href: '/about' };
  project.set(`${folder}inquiry.yaml`, { connected: { ...connected, privacy } });
}

/** A photograph as phones save it: detailed, 1400 × 2000 px after rotation, with the place where it was taken. */
function takePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = sharp({ create: { width: 500, height: 350, channels: 3, noise, background: '' } });
  return grain
    .resize(2000, 1400)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function addPictures(project: ProjectCopy): Promise<void> {
  const photograph = await takePhotograph();
  const drawing = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h90v90z"/></svg>`;
  const letters = Buffer.from('<svg width="400" height="128"><path d="M9 9h382v110H9z"/></svg>');
  const files = {
    'photo.jpg': photograph,
    'mark.svg': drawing('width="90" height="90"'),
    'logo.svg': drawing('width="90" height="90"'),
    'wordmark.svg': drawing('width="360" height="90" viewBox="0 0 90 90" fill="currentColor"'),
    'strip.png': await sharp(letters).png().toBuffer(),
    'scan.jpg': await sharp(photograph).rotate().resize(90).toBuffer(),
    'only-linked.jpg': await sharp(photograph).flop().toBuffer(),
    'of-a-draft.jpg': await sharp(photograph).keepMetadata().toBuffer(),
  };
  for (const [name, content] of Object.entries(files))
    project.write(`../pictures/${name}`, content);
  project.remove('../../public/favicon.svg');
}

export async function replaceContent(project: ProjectCopy): Promise<void> {
  await addPictures(project);

  project.write('partners.yaml', `\uFEFF${stringify(PARTNERS)}`);
  // Without pictures, so that a case without a picture of its own has tiles.
  const partners = PARTNERS.map(({ picture, ...partner }) => partner);
  project.writeYaml('en/partners.yaml', partners);
  project.writeYaml('services.yaml', project.readYaml('services.yaml').slice(0, 4));
  const testimonials = TESTIMONIALS.slice(0, 2).map(({ picture, ...testimonial }) => testimonial);
  project.writeYaml('testimonials.yaml', testimonials);
  project.writeYaml('en/testimonials.yaml', TESTIMONIALS);
  for (const folder of ['', 'en/']) {
    addArticles(project, folder);
    addWork(project, folder);
    const blog = folder ? [] : ['blog'];
    addNavigation(project, folder, ['services', 'projects', ...blog, 'contact']);
    changeTexts(project, folder);
    project.write(`${folder}comments.yaml`, '[]\n');
    const page = {
      title: `${folder}About`,
      description: `${folder}Who we are.`,
      heading: 'Who we are',
      people: [...PICTURES, undefined].map((avatarUrl) => ({ name: 'Bo Bell', avatarUrl })),
      sections: ['testimonials', 'partners'],
    };
    const text = 'Two people in London.\n\n[connected] Write!\n[not connected] No.';
    project.writeText(`${folder}pages/about.md`, page, text);
  }
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
