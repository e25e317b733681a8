import { sitePath } from '#formatting/site-path.ts';
import { wordmark } from '#tiles/own-drawings.ts';
import './logo.css';

interface LogoProps {
  name: string;
  home: string;
  /** The end of the link's accessible name, which says where the link leads. */
  homePage: string;
}

/** The wordmark, or the mark and the name; a link to the home page. */
export function Logo({ name, home, homePage }: LogoProps) {
  return (
    <a className="target logo" href={sitePath(home)}>
      {wordmark ? (
        <img src={sitePath('/wordmark.svg')} alt={name} {...wordmark.size} />
      ) : (
        <>
          <img src={sitePath('/favicon.svg')} alt="" width="32" height="32" />
          {name}
        </>
      )}
      <span className="visually-hidden">{` ${homePage}`}</span>
    </a>
  );
}
