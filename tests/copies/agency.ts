/**
 * The site of another agency: its settings, colors, pages, links and most of its lists are new. It has a base path,
 * connected forms, and Italian, English, Arabic and a hostile language; no comments, particles, booking page or notice.
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { en, type Strings } from '#languages/en.ts';
import { HOSTILE } from '../support/copies.ts';
import { addNavigation, replaceContent } from './agency-content.ts';
import { addHostileLanguage } from './hostile.ts';
import type { ProjectCopy } from './project-copy.ts';

/** The address of the form service, in whose place tests answer (tests/support/agency.ts). */
const SERVICE = 'https://forms.acme-service.com/f/abc';

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
  fields:
    - { name: _next, value: /site/thanks }
    - { name: accessKey, value: public-1 }
    - { name: constructor, value: public-2 }
    - { name: elements, value: public-3 }
    - { name: reset, value: public-4 }
comments: false
particles: false
redirects:
  - { from: /about-us, to: /#contact }
  - { from: /2019/First-News.html, to: /blog/newly-published }
  - { from: /shop, to: https://shop.acme-studio.com }
analytics:
  script: https://stats.acme-service.com/script.js
  attributes: [{ name: data-domain, value: acme-studio.com }]
  event: stats.track
languages: [it, en, ar, ${HOSTILE}]
embeds: [YouTube]
launch:
  accepted: [footer-links, social-links]
`;

/** Every part of addresses that a language may rename has another name in English. */
const ENGLISH = `addresses:
  { testimonials: voices, blog: journal, category: on, page: part, author: by, work: cases, services: offers, thanks: sent }
`;

/** Another brand, with saturated colors. */
const BRAND = `@layer theme {
  :root {
    --color-night: #12002b;
    --color-ink: #1f0547;
    --color-cobalt: #6d00e6;
    --color-sky: #bdabff;
    --color-cream: #f4ecff;
    --color-stone: #e6d8ff;
    --color-yellow: #00e5a8;
    --color-red: #d1004f;
    --color-green: #5b0f7a;
    --color-white: #fffaff;

    --color-primary: #ff8ad8;
    --color-warm: light-dark(#7a0030, oklch(from var(--color-primary) 0.85 c h));
  }
}
`;

/** Strings for a language that is written from right to left. Most stay English. */
const ARABIC_STRINGS: Strings = {
  ...en,
  quotes: ['«', '»'],
  skipToContent: 'انتقل إلى المحتوى',
  carousel: { ...en.carousel, previous: 'الشهادة السابقة', next: 'الشهادة التالية' },
};

const ARABIC_HERO = {
  headline: 'أعمالك،',
  typedWord: 'تتحوّل',
  lead: 'نصمم الجانب الرقمي لشركتك ونبنيه وننمّيه، ونضع الذكاء الاصطناعي حيث يعود عليك بالفائدة.',
  startProject: 'ابدأ مشروعك',
  consultation: 'احصل على استشارة رقمية مجانية',
  claim: 'أكثر من ١٠٠ عميل راضٍ حول العالم',
};

/** Matches the start of titles and descriptions, which must be unique on the whole site. */
const METADATA = /(?<=^ *(?:title|description): ['"]?)/gm;

/** The YAML files of a folder that the agency keeps, without the marks of the sample and its clients' pictures. */
const readTexts = (project: ProjectCopy, folder: string) =>
  globSync('*.yaml', { cwd: join(project.folder, 'src/content', folder) })
    .filter((name) => !/^(site|comments|navigation|authors)\./.test(name))
    .map((name) => {
      const text = project.read(folder + name).replace(/^ *(sample: true|picture: .*)\n/gm, '');
      return { name, text: text.replace(/(\w+)\.example\.com/g, '$1.com') };
    });

/** Moves the texts of the first language to `en`, and makes Italian, if there is any, the first language. */
function moveContent(project: ProjectCopy): void {
  const [, ...others] = project.readYaml('site.yaml').languages ?? [];
  const first = readTexts(project, '');
  const italian = others.includes('it') ? readTexts(project, 'it/') : first;
  project.remove('.');
  for (const { name, text } of first)
    project.write(`en/${name}`, /pages/.test(name) ? text.replace(METADATA, 'English, ') : text);
  for (const { name, text } of italian) project.write(name, text);
}

/** Adds Arabic, with a short home page. */
function addArabic(project: ProjectCopy): void {
  const dictionaries = project.read('../languages/dictionaries.ts');
  const addOwn = (start: string) => `${start} ar: ${JSON.stringify(ARABIC_STRINGS)},`;
  project.write('../languages/dictionaries.ts', dictionaries.replace(/Strings>> = \{/, addOwn));
  const copied = 'chat comment-form fixed-pages home inquiry services testimonials';
  for (const name of copied.split(' '))
    project.write(`ar/${name}.yaml`, project.read(`en/${name}.yaml`).replaceAll('English, ', 'ع '));
  const sections = ['testimonials', 'contact'];
  project.set('ar/home.yaml', { hero: ARABIC_HERO, sections });
  addNavigation(project, 'ar/', sections);
}

export async function changeToAgency(project: ProjectCopy): Promise<void> {
  moveContent(project);
  project.write('site.yaml', SITE);
  project.write('en/site.yaml', ENGLISH);
  project.write('../styles/brand.css', BRAND);
  for (const name of ['above-header', 'after-services', 'price-list']) {
    const section = `<section aria-label="${name}"><p>{Astro.props.language}</p></section>`;
    project.write(`../own/${name}.astro`, section);
  }
  await replaceContent(project);
  const draft = ['scripts/new-article.ts', 'Still a draft'];
  execFileSync(process.execPath, draft, { cwd: project.folder });
  addArabic(project);
  addHostileLanguage(project, HOSTILE);
}
