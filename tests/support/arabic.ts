import { parse, stringify } from 'yaml';
import { en } from '#languages/en.ts';
import type { Words } from '#languages/words.ts';
import type { copyProject } from './project-copy.ts';

const words: Words = {
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

const hero = {
  headline: 'أعمالك،',
  typedWord: 'تتحوّل',
  lead: 'نصمم الجانب الرقمي لشركتك ونبنيه وننمّيه، ونضع الذكاء الاصطناعي حيث يعود عليك بالفائدة.',
  startProject: 'ابدأ مشروعك',
  consultation: 'احصل على استشارة رقمية مجانية',
  claim: 'أكثر من ١٠٠ عميل راضٍ حول العالم',
};

const testimonials = [
  'أعادوا بناء نظام الحجز في خمسة أسابيع.',
  'يجيب المساعد عن سبعة من كل عشرة أسئلة.',
  'نصف إعلاناتنا لم يكن يأتي بشيء، فأخبرونا بذلك في صفحة واحدة.',
].map((content, index) => ({
  ...{ id: `quote-${index}`, content, author: 'ليلى', role: 'مديرة', company: 'شركة' },
  motif: 'star',
}));

/** What a small site says in Arabic, which is written from right to left. */
export const ARABIC = { words, hero, testimonials };

/** Adds a small site in Arabic, which is written from right to left, to a copy of the project. */
export function addArabic(copy: ReturnType<typeof copyProject>): void {
  const own = JSON.stringify(words);
  copy.write(
    '../languages/ar.ts',
    `import type { Words } from './words.ts';\nexport const ar: Words = ${own};\n`,
  );
  copy.edit('../languages/dictionaries.ts', [
    ['const dictionaries: Readonly<Record<string, Words>> = {', '$& ar,'],
    [/^import /m, `import { ar } from './ar.ts';\n$&`],
  ]);
  const { languages }: { languages: string[] } = parse(copy.read('site.yaml'));
  copy.set('site.yaml', { languages: [...languages, 'ar'] });
  const names = ['pages', 'navigation', 'services', 'inquiry', 'comment-form', 'chat'];
  for (const name of names) copy.write(`ar/${name}.yaml`, copy.read(`${name}.yaml`));
  const home: object = parse(copy.read('home.yaml'));
  copy.write('ar/home.yaml', stringify({ ...home, hero }));
  copy.write('ar/testimonials.yaml', stringify(testimonials));
}
