import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Content } from '#data/content-schemas.ts';
import type { Service } from '#data/services/service-schema.ts';
import type { Paths } from '#data/site/paths.ts';
import type { Site } from '#data/site/site-schema.ts';
import { toSitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';
import { DIAGONALS, LaidFloor, numbersTo, Tile } from '#tiles/inline-tiles.tsx';
import { INQUIRY_DIALOG, type TestimonialView } from '#types.ts';
import { Action, type ActionTarget } from '#ui/Action.tsx';
import { Portrait } from '#ui/Portrait.tsx';
import './hero.css';
import { getServiceCardId } from './ServiceCards.tsx';
import './typed-word.css';

/** If the typed word has more letters than this, the headline is set smaller. */
const LONG_WORD = 12;

interface HeroProps {
  copy: Content<'home'>['hero'];
  site: Site;
  services: readonly Service[];
  /** The clients whose portraits are beside the claim. */
  clients: readonly TestimonialView[];
  strings: Strings;
  paths: Paths;
  /** Where visitors book a consultation. */
  booking: ActionTarget;
  /** The moving background, and the control that pauses what moves by itself. */
  particles?: ReactNode;
  pause?: ReactNode;
  chat?: ReactNode;
  /** The live region of the welcome notice. */
  welcome?: ReactNode;
}

/** The hero: text, the chat, and a floor whose tiles arrive with the typed word. */
export function Hero({
  copy,
  site,
  services,
  clients,
  strings,
  paths,
  booking,
  particles,
  pause,
  chat,
  welcome,
}: HeroProps) {
  return (
    <section className="hero" id="hero" aria-labelledby="hero-heading">
      {/* What a phone shows first. */}
      <div className="hero-screen">
        {welcome}
        {particles}
        <div className="hero-text">
          <p className="hero-tagline">{site.tagline}</p>
          <h1
            id="hero-heading"
            className="hero-heading"
            data-long={[...copy.typedWord].length > LONG_WORD || undefined}
          >
            {copy.headline} <TypedWord word={copy.typedWord} />
          </h1>
          <div className="hero-offer">
            <p className="hero-lead">{copy.lead}</p>
            <div className="hero-actions no-print">
              <Action kind="primary" dialog={INQUIRY_DIALOG}>
                {copy.startProject}
                <ArrowRight size="1.25rem" />
              </Action>
              <Action kind="quiet" {...booking} opensInNewTab={strings.opensInNewTab}>
                {copy.consultation}
              </Action>
            </div>
            <p className="hero-claim">
              {clients.length > 0 ? (
                <>
                  <span className="hero-clients">
                    {clients.map(({ id, portrait }) => (
                      <Portrait key={id} portrait={portrait} size={44} />
                    ))}
                  </span>
                  <a href={toSitePath(paths.testimonials)}>{copy.claim}</a>
                </>
              ) : (
                copy.claim
              )}
            </p>
          </div>
        </div>
        {pause}
        <LaidFloor />
        {/* The key: tiles that link to the services. */}
        {services.length > 0 && (
          <nav className="hero-key no-print" aria-labelledby="services-heading">
            <ul>
              {services.map((service) => (
                <li key={service.id}>
                  <a href={`#${getServiceCardId(service)}`}>
                    <Tile motif={service.motif} />
                    <span className="hero-caption">{service.shortTitle ?? service.title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="hero-chat no-print">{chat}</div>
    </section>
  );
}

/**
 * A word that types itself once, letter by letter (typed-word.css). The typing is purely visual: the whole word is
 * on the page and takes its space from the start. So nothing shifts, search engines and screen readers get one word,
 * and without animation it is simply visible.
 */
function TypedWord({ word }: { word: string }) {
  return (
    <span className="typed-word">
      <span className="typed-word-whole">{word}</span>
      <span className="typed-word-letters" aria-hidden="true">
        {[...word].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move
          <span key={index} data-letter={letter} />
        ))}
      </span>
    </span>
  );
}

/** The letters of the typed word, the services of the key, and the diagonals of the floor. */
const NUMBERED = ['[data-letter]', '.hero-key li', '.diagonal'];

/**
 * Styles that set `--letters`, the number of letters, and `--at`, the position of a {@link NUMBERED} element, from 1.
 * The position counts only elements of the same type, because patterns precede the diagonals.
 */
export function getNumberingStyles(word: string, services: number): string {
  const letters = [...word].length;
  const numbers = numbersTo(Math.max(letters, services, DIAGONALS)).map(
    (at) => `${NUMBERED.map((selector) => `${selector}:nth-of-type(${at})`)}{--at:${at}}`,
  );
  return `:root{--letters:${letters}}${numbers.join('')}`;
}
