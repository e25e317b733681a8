import { Bot, CodeXml, Compass, LayoutGrid, MessagesSquare, Search } from 'lucide-react';
import type { Service } from '#data/services/service-schema.ts';

const ICONS = {
  bot: Bot,
  code: CodeXml,
  messages: MessagesSquare,
  compass: Compass,
  search: Search,
  layout: LayoutGrid,
} as const;

/** The icon of a service in its color. Decoration: the title is beside it. */
export function ServiceIcon({ icon, iconColor }: Pick<Service, 'icon' | 'iconColor'>) {
  const Icon = ICONS[icon];
  return <Icon className="service-icon" data-color={iconColor} aria-hidden="true" size={28} />;
}
