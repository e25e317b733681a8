import { Monitor, Moon, Sun } from 'lucide-react';
import './theme-control.css';

const CHOICES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const;

/** Lets the visitor choose the color scheme; theme.client.ts applies and remembers the choice. */
export function ThemeControl() {
  return (
    <fieldset className="theme-control needs-script">
      <legend className="visually-hidden">Colour scheme</legend>
      {CHOICES.map(({ value, label, Icon }) => (
        <label key={value}>
          <input
            className="visually-hidden"
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === 'system'}
          />
          <Icon aria-hidden="true" size={16} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
