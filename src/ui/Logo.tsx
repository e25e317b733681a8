import { sitePath } from '#formatting/site-path.ts';
import { TileMark } from '#tiles/TileMark.tsx';
import './logo.css';

/** The mark and the name; a link to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <a className="logo" href={sitePath('/')}>
      <TileMark motif="network" palette="logo" kind="rosette" size={32} />
      {name}
      <span className="visually-hidden"> home page</span>
    </a>
  );
}
