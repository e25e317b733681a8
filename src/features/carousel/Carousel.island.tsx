import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';
import type { Testimonial } from '#data/testimonials/testimonials.ts';
import type { Strings } from '#languages/en.ts';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import { type Step, stepForKey } from './slide-navigation.ts';
import './carousel.css';

type CarouselStrings = Strings['carousel'] & Pick<Strings, 'quotes' | 'outOfFive'>;

interface CarouselProps {
  testimonials: Testimonial[];
  /** Shown beside the buttons if their code does not load. */
  withoutScript: string;
  strings: CarouselStrings;
}

/** The part of Embla's state that the carousel shows. */
interface Position {
  /** The first slide in view, from 0. */
  first: number;
  /** How many slides are in view. */
  count: number;
  canStep: Record<Step, boolean>;
}

const STEPS = [
  { step: 'previous', Arrow: ArrowLeft },
  { step: 'next', Arrow: ArrowRight },
] as const;

/** How long a slide takes to settle, on Embla's scale, whose default is 25. */
const SETTLE_DURATION = 18;

/**
 * The testimonials, one or two at a time. Island because slides loop endlessly and those out of view must be inert.
 * Until it is near the viewport, and without JavaScript, it is a list that scrolls and snaps. Slides have no gap
 * between them: with `gap`, Embla silently stops looping three slides of which two are in view.
 */
export function Carousel({ testimonials, withoutScript, strings }: CarouselProps) {
  const carousel = useRef<EmblaCarouselType>(null);
  const { length } = testimonials;
  const [position, setPosition] = useState<Position>();
  const [announcement, setAnnouncement] = useState('');

  const startEmbla = useCallback((list: HTMLDivElement) => {
    const embla = EmblaCarousel(list, {
      loop: true,
      align: 'start',
      direction: isRightToLeft() ? 'rtl' : 'ltr',
      duration: SETTLE_DURATION,
      watchResize: 'ResizeObserver' in window,
    });
    carousel.current = embla;
    const slideWidth = () => embla.slideNodes()[0]?.offsetWidth || list.offsetWidth;
    const update = () => {
      setPosition({
        first: embla.selectedScrollSnap(),
        count: Math.round(list.offsetWidth / slideWidth()),
        canStep: { previous: embla.canScrollPrev(), next: embla.canScrollNext() },
      });
    };
    // Keeps the slide that the visitor scrolled to while this was still a plain list.
    if (list.scrollLeft !== 0) {
      embla.scrollTo(Math.round(Math.abs(list.scrollLeft) / slideWidth()), true);
      list.scrollLeft = 0;
    }
    update();
    embla.on('select', update).on('reInit', update);
    return () => embla.destroy();
  }, []);

  const go = (step: Step) => {
    const embla = carousel.current as EmblaCarouselType;
    const jump = prefersReducedMotion();
    if (step === 'next') embla.scrollNext(jump);
    else embla.scrollPrev(jump);
    const index = embla.selectedScrollSnap();
    const { author, company } = testimonials[index] as Testimonial;
    setAnnouncement(`${positionOf(index, testimonials, strings)}: ${author}, ${company}`);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepForKey(event, isRightToLeft());
    if (!step) return;
    event.preventDefault();
    go(step);
  };

  const { first, count } = position ?? { first: 0, count: length };
  const isOutOfView = (index: number) => (index - first + length) % length >= count;
  const slides = count === 2 ? `${first + 1}–${((first + 1) % length) + 1}` : first + 1;

  return (
    <div
      className="carousel"
      // Not a landmark, because the section around it is one.
      role="group"
      aria-roledescription={strings.carousel}
      aria-label={strings.label}
      data-ready={position && ''}
      data-steps="ArrowLeft ArrowRight"
      onKeyDown={onKeyDown}
    >
      {length > 1 && (
        <div className="carousel-controls needs-script no-print">
          {STEPS.map(({ step, Arrow }) => (
            <button
              key={step}
              className="icon-button"
              type="button"
              disabled={position && !position.canStep[step]}
              onClick={() => go(step)}
            >
              <Arrow aria-hidden="true" size={20} />
              <span className="visually-hidden">{strings[step]}</span>
            </button>
          ))}
          <p className="carousel-without-script without-script" role="alert">
            {withoutScript}
          </p>
          <p className="carousel-position" aria-hidden="true">
            {position && `${slides} / ${length}`}
          </p>
        </div>
      )}
      <div
        className="carousel-viewport"
        ref={startEmbla}
        role="group"
        aria-label={strings.slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by key
        tabIndex={0}
      >
        <div className="carousel-slides">
          {testimonials.map((testimonial, index) => (
            <div
              key={testimonial.id}
              className="carousel-slide"
              role="group"
              aria-roledescription={strings.slide}
              aria-label={positionOf(index, testimonials, strings)}
              inert={isOutOfView(index)}
            >
              <QuoteCard {...testimonial} strings={strings} />
            </div>
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

const isRightToLeft = () => document.dir === 'rtl';

/** `1 of 3` */
function positionOf(index: number, { length }: readonly Testimonial[], { place }: CarouselStrings) {
  return place.replace('{place}', `${index + 1}`).replace('{count}', `${length}`);
}
