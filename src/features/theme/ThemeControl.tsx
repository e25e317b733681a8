import { Monitor, Moon, Sun } from 'lucide-react';
import './theme-control.css';

const CHOICES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const;

/**
 * Lets the visitor choose the colour scheme; theme.client.ts applies and remembers the choice, and
 * enables the control when it is there to do so.
 */
export function ThemeControl() {
  return (
    <fieldset className="theme-control needs-script" disabled>
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
