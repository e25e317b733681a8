import { Monitor, Moon, Sun } from 'lucide-react';
import type { Strings } from '#languages/en.ts';

const CHOICES = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
] as const;

/** The radio buttons for the color scheme; Theme.astro has their script. */
export function ThemeControl({ strings }: { strings: Strings['theme'] }) {
  return (
    <fieldset className="cluster theme-control needs-script">
      <legend className="visually-hidden">{strings.legend}</legend>
      {CHOICES.map(({ value, Icon }) => (
        <label key={value} className="toggle">
          <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
          <Icon aria-hidden="true" size="1rem" />
          {strings[value]}
        </label>
      ))}
    </fieldset>
  );
}
