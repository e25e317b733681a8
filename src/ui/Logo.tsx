import { sitePath } from '#formatting/site-path.ts';
import './logo.css';

/** The mark and the name; a link to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <a className="logo" href={sitePath('/')}>
      <img src={sitePath('/favicon.svg')} alt="" width="32" height="32" />
      {name}
      <span className="visually-hidden"> home page</span>
    </a>
  );
}
