import { dynamicIconImports } from 'lucide-react/dynamic';
import { lazy } from 'react';
import type { DrawnIcon } from '#types.ts';

/** The holes that draw an icon in a square of 24 units, in the shapes of tiles: squares, diamonds, discs … */
const CUT_OUTS: Readonly<Record<string, string> & Record<DrawnIcon, string>> = {
  bot: 'M11 3h2v3h6v13H5V6h6zM9 9.5l2 3-2 3-2-3zM15 9.5l2 3-2 3-2-3z',
  code: 'M9 5v4l-3 3 3 3v4l-7-7zM15 5v4l3 3-3 3v4l7-7zM12.5 5h2l-3 14h-2z',
  messages: 'M4 4h10a4 4 0 0 1 0 8H8a4 4 0 0 1-4 4zM20 9v11a4 4 0 0 0-4-4h-6v-2h5a5 5 0 0 0 5-5z',
  compass:
    'M12 3l2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5zM12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  search:
    'M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10.5 6.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM15.5 17.5l2-2 4 4-2 2z',
  layout:
    'M4 4h7v7H4zM13 11V4a7 7 0 0 1 7 7zM4 13h7a7 7 0 0 1-7 7zM16.5 13a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
};

/** The icons of Lucide by name. Each loads when it is first drawn, which React waits for. */
const lucideIcons = new Map(
  Object.entries(dynamicIconImports).map(([name, load]) => [name, lazy(load)]),
);

interface ServiceIconProps {
  /** The id of the service. */
  id: string;
  /** One of `drawnIcons`, or any icon of Lucide. */
  name: string;
  color: string;
}

/** The icon of a service, cut out of a small tile in its color. Decoration: the title is below it. */
export function ServiceIcon({ id, name, color }: ServiceIconProps) {
  const hole = `site-icon-${id}`;
  const cutOut = CUT_OUTS[name];
  const Icon = cutOut ? undefined : lucideIcons.get(name);
  return (
    <svg
      className="service-icon"
      color={`var(--color-${color})`}
      viewBox="0 0 24 24"
      width="2.375rem"
      height="2.375rem"
      aria-hidden="true"
    >
      {Icon && (
        <mask id={hole}>
          <path fill="#fff" d="M0 0h24v24H0z" />
          <Icon x={3} y={3} size={18} color="#000" />
        </mask>
      )}
      <path
        fill="currentColor"
        fillRule="evenodd"
        d={`M0 0h24v24H0z${cutOut ?? ''}`}
        mask={Icon && `url(#${hole})`}
      />
    </svg>
  );
}
