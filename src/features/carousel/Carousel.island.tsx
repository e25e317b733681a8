import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Strings } from '#languages/en.ts';
import type { Quote } from '#types.ts';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import { type Step, stepForKey } from './slide-navigation.ts';
import { isRightToLeft, useSlides } from './useSlides.ts';

type CarouselStrings = Strings['carousel'] & Pick<Strings, 'quotes' | 'outOfFive'>;

interface CarouselProps {
  testimonials: Quote[];
  /** Shown beside the buttons if their code does not load. */
  withoutScript: string;
  strings: CarouselStrings;
}

const STEPS = [
  { step: 'previous', Arrow: ArrowLeft },
  { step: 'next', Arrow: ArrowRight },
] as const;

/**
 * The testimonials, one or two at a time. Island because slides loop endlessly and those out of view must be inert.
 * Until it is near the viewport, and without JavaScript, it is a list that scrolls and snaps. Slides have no gap
 * between them: with `gap`, Embla silently stops looping three slides of which two are in view.
 */
export function Carousel({ testimonials, withoutScript, strings }: CarouselProps) {
  const { length } = testimonials;
  const { listRef, position, moveSlides } = useSlides();
  const [announcement, setAnnouncement] = useState('');

  const go = (step: Step) => {
    const index = moveSlides(step);
    const shown = testimonials[index];
    if (shown)
      setAnnouncement(
        `${getPosition(index, testimonials, strings)}: ${shown.author}, ${shown.company}`,
      );
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
        <div className="carousel-controls needs-script no-print" data-count={length}>
          {STEPS.map(({ step, Arrow }) => (
            <button
              key={step}
              className="icon-button"
              type="button"
              disabled={position && !position.canStep[step]}
              onClick={() => go(step)}
            >
              <Arrow aria-hidden="true" size="1.25rem" />
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
        ref={listRef}
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
              aria-label={getPosition(index, testimonials, strings)}
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

/** `1 of 3` */
function getPosition(index: number, { length }: readonly Quote[], { place }: CarouselStrings) {
  return place.replace('{place}', `${index + 1}`).replace('{count}', `${length}`);
}
