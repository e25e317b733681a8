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

const testimonials = [
  'أعادوا بناء نظام الحجز في خمسة أسابيع.',
  'يجيب المساعد عن سبعة من كل عشرة أسئلة.',
  'نصف إعلاناتنا لم يكن يأتي بشيء، فأخبرونا بذلك في صفحة واحدة.',
].map((content, index) => ({
  id: `quote-${index}`,
  content,
  author: 'ليلى',
  role: 'مديرة',
  company: 'شركة',
  motif: 'star',
}));

/** The texts of a small site in Arabic, which is written from right to left. */
export const ARABIC = { strings, hero, testimonials };
