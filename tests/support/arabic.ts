import { parse, stringify } from 'yaml';
import { en } from '#languages/en.ts';
import type { Words } from '#languages/words.ts';
import { site } from './content.ts';
import type { copyProject } from './project-copy.ts';

const WORDS: Words = {
  ...en,
  languageName: 'العربية',
  quotes: ['«', '»'],
  skipToContent: 'انتقل إلى المحتوى',
  readTime: '{minutes} دقائق للقراءة',
  header: {
    main: 'الرئيسية',
    menu: 'القائمة',
    openMenu: 'افتح القائمة',
    closeMenu: 'أغلق القائمة',
  },
  carousel: { ...en.carousel, previous: 'الشهادة السابقة', next: 'الشهادة التالية' },
};

const HERO = {
  headline: 'أعمالك،',
  typedWord: 'تتحوّل',
  lead: 'نصمم الجانب الرقمي لشركتك ونبنيه وننمّيه، ونضع الذكاء الاصطناعي حيث يعود عليك بالفائدة.',
  startProject: 'ابدأ مشروعك',
  consultation: 'احصل على استشارة رقمية مجانية',
  claim: 'أكثر من ١٠٠ عميل راضٍ حول العالم',
};

const QUOTES = [
  'أعادوا بناء نظام الحجز في خمسة أسابيع.',
  'يجيب المساعد عن سبعة من كل عشرة أسئلة.',
  'نصف إعلاناتنا لم يكن يأتي بشيء، فأخبرونا بذلك في صفحة واحدة.',
];

/** Adds a small site in Arabic, which is written from right to left, to a copy of the project. */
export function addArabic(copy: ReturnType<typeof copyProject>): void {
  const words = JSON.stringify(WORDS);
  copy.write(
    '../languages/ar.ts',
    `import type { Words } from './words.ts';\nexport const ar: Words = ${words};\n`,
  );
  copy.edit('../languages/dictionaries.ts', [
    ['const dictionaries: Readonly<Record<string, Words>> = {', '$& ar,'],
    [/^import /m, `import { ar } from './ar.ts';\n$&`],
  ]);
  copy.set('site.yaml', { languages: [...site.languages, 'ar'] });
  const names = ['pages', 'navigation', 'services', 'inquiry', 'comment-form', 'chat'];
  for (const name of names) copy.write(`ar/${name}.yaml`, copy.read(`${name}.yaml`));
  const home: object = parse(copy.read('home.yaml'));
  copy.write('ar/home.yaml', stringify({ ...home, hero: HERO }));
  const quotes = QUOTES.map((content, index) => ({
    ...{ id: `quote-${index}`, content, author: 'ليلى', role: 'مديرة', company: 'شركة' },
    motif: 'star',
  }));
  copy.write('ar/testimonials.yaml', stringify(quotes));
}
