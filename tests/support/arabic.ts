import type { Strings } from '#languages/en.ts';
import { en } from '#languages/en.ts';

const strings: Strings = {
  ...en,
  languageName: 'العربية',
  quotes: ['«', '»'],
  skipToContent: 'انتقل إلى المحتوى',
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

/** Texts in Arabic, which is written from right to left. */
export const ARABIC = { strings, hero };
