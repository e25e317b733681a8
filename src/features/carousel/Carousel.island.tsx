import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { fill } from '#formatting/messages.ts';
import type { Strings } from '#languages/en.ts';
import type { TestimonialView } from '#types.ts';
import { QuoteCard } from '#ui/QuoteCard.tsx';
import { getStep, type Step, useSlides } from './useSlides.ts';

interface CarouselProps {
  testimonials: TestimonialView[];
  /** Shown beside the buttons if their code does not load. */
  withoutScript: string;
  strings: Strings['carousel'] & Pick<Strings, 'quotes' | 'outOfFive'>;
}

const STEPS = [
  { step: 'previous', Arrow: ArrowLeft },
  { step: 'next', Arrow: ArrowRight },
] as const;

/**
 * The testimonials, one or two at a time. Island because slides loop endlessly and those out of view must be inert.
 * Until its code has loaded, and without JavaScript, it is a list that scrolls and snaps. Slides have no gap
 * between them: with `gap`, Embla silently stops looping three slides of which two are in view.
 */
export function Carousel({ testimonials, withoutScript, strings }: CarouselProps) {
  const { length } = testimonials;
  const { listRef, position, moveSlides } = useSlides();
  const [announcement, setAnnouncement] = useState('');

  /** `1 of 3` */
  const getPlace = (index: number) => fill(strings.place, { place: index + 1, count: length });

  const go = (step: Step) => {
    const index = moveSlides(step);
    const shown = testimonials[index];
    if (shown) setAnnouncement(`${getPlace(index)}: ${shown.author}, ${shown.company}`);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = getStep(event, document.dir);
    if (!step) return;
    event.preventDefault();
    go(step);
  };

  const { first, count } = position ?? { first: 0, count: length };
  const isOutOfView = (index: number) => (index - first + length) % length >= count;
  const shownPlaces = count === 2 ? `${first + 1}–${((first + 1) % length) + 1}` : first + 1;

  return (
    <div
      className="carousel"
      // Not a landmark, because the section around it is one.
      role="group"
      aria-roledescription={strings.carousel}
      aria-label={strings.label}
      data-ready={position && ''}
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
              <Arrow size="1.25rem" />
              <span className="visually-hidden">{strings[step]}</span>
            </button>
          ))}
          <p className="carousel-without-script without-script" role="alert">
            {withoutScript}
          </p>
          <p className="carousel-position" aria-hidden="true">
            {position && `${shownPlaces} / ${length}`}
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
              aria-label={getPlace(index)}
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
