import { sitePath } from '#formatting/site-path.ts';
import type { Strings } from '#languages/en.ts';

interface SearchFieldProps {
  strings: Strings['search'];
}

/** The field that searches the site, and the list that search.client.ts fills with results. */
export function SearchField({ strings: { label, count, failed, more } }: SearchFieldProps) {
  return (
    <search
      className="shell search needs-script no-print"
      data-code={sitePath('/pagefind/pagefind.js')}
      data-count={JSON.stringify(count)}
      data-failed={failed}
    >
      <label className="field">
        <span className="field-label">{label}</span>
        <input className="field-control" type="search" autoComplete="off" enterKeyHint="search" />
      </label>
      <p role="status" />
      <ol />
      <button className="button" data-kind="quiet" type="button" hidden>
        {more}
      </button>
    </search>
  );
}
