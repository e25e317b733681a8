import { Monitor, Moon, Sun } from 'lucide-react';
import type { Strings } from '#languages/en.ts';

interface ThemeControlProps {
  strings: Strings['theme'];
}

const CHOICES = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
] as const;

/** The radio buttons for the color scheme. Their script is in Theme.astro. */
export function ThemeControl({ strings }: ThemeControlProps) {
  return (
    <fieldset className="cluster theme-control needs-script">
      <legend className="visually-hidden">{strings.legend}</legend>
      {CHOICES.map(({ value, Icon }) => (
        <label className="target toggle" key={value}>
          <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
          <Icon aria-hidden="true" size="1rem" />
          {strings[value]}
        </label>
      ))}
    </fieldset>
  );
}
