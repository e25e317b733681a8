import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Paths } from '#data/languages.ts';
import type { HomeCopy } from '#data/pages/home-copy-schema.ts';
import type { Testimonial } from '#data/testimonials/testimonials.ts';
import { sitePath } from '#formatting/site-path.ts';
import type { Words } from '#languages/words.ts';
import { MixedFloor } from '#tiles/MixedFloor.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Portrait } from '#ui/Portrait.tsx';
import './hero.css';
import { TypedWord } from './TypedWord.tsx';

interface HeroProps {
  copy: HomeCopy['hero'];
  tagline: string;
  bookingUrl: string | undefined;
  /** Those whose pictures are beside the claim. */
  clients: readonly Testimonial[];
  words: Words;
  paths: Paths;
  /** The moving background, and the control that pauses it. */
  particles?: ReactNode;
  pause?: ReactNode;
  /** The chat assistant. */
  chat?: ReactNode;
  /** The place of the welcome notice. */
  welcome?: ReactNode;
}

export function Hero({
  copy,
  tagline,
  bookingUrl,
  clients,
  words,
  paths,
  particles,
  pause,
  chat,
  welcome,
}: HeroProps) {
  return (
    <section className="hero" id="hero" aria-labelledby="hero-heading">
      <div className="shell columns hero-grid">
        <div className="hero-text">
          <p className="hero-tagline">{tagline}</p>
          <h1 id="hero-heading" className="hero-heading">
            {copy.headline} <TypedWord word={copy.typedWord} />
          </h1>
          <p className="hero-lead">{copy.lead}</p>
          <div className="hero-actions">
            <Button kind="primary" command="show-modal" commandfor="inquiry">
              {copy.startProject}
              <ArrowRight aria-hidden="true" size={20} />
            </Button>
            {bookingUrl ? (
              <ButtonLink kind="quiet" href={bookingUrl} opensInNewTab={words.opensInNewTab}>
                {copy.consultation}
              </ButtonLink>
            ) : (
              <Button kind="quiet" command="show-modal" commandfor="inquiry">
                {copy.consultation}
              </Button>
            )}
          </div>
          <p className="hero-claim">
            {clients.length > 0 && (
              <span className="hero-clients">
                {clients.map(({ id, portrait }) => (
                  <Portrait key={id} portrait={portrait} size={44} />
                ))}
              </span>
            )}
            <a href={sitePath(paths.testimonials)}>{copy.claim}</a>
          </p>
          {pause}
        </div>
        <div className="hero-strip no-print">
          <MixedFloor />
          {welcome}
        </div>
        <div className="hero-chat no-print">{chat}</div>
      </div>
      {particles}
      <div className="hero-floor no-print">
        <MixedFloor />
      </div>
    </section>
  );
}
