import { toSitePath } from '#formatting/site-path.ts';
import './logo.css';

export interface LogoProps {
  name: string;
  homePath: string;
  /** The end of the link's accessible name, which says where the link leads. */
  homePage: string;
  /** The size of the agency's wordmark in px, if there is one. */
  wordmark: { width: number; height: number } | undefined;
}

/** The wordmark, or the mark and the name; a link to the home page. */
export function Logo({ name, homePath, homePage, wordmark }: LogoProps) {
  return (
    <a className="target logo" href={toSitePath(homePath)}>
      {wordmark ? (
        <img src={toSitePath('/wordmark.svg')} alt={name} {...wordmark} />
      ) : (
        <>
          <img src={toSitePath('/favicon.svg')} alt="" width="32" height="32" />
          {name}
        </>
      )}
      <span className="visually-hidden">{` ${homePage}`}</span>
    </a>
  );
}
