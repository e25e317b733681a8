import type { LucideIcon } from 'lucide-react';
import { dynamicIconImports } from 'lucide-react/dynamic';
import { getContent } from '../content.ts';
import { isDrawn, type Service } from './service-schema.ts';

/** A service as its card shows it. */
export interface ServiceView extends Service {
  /** Absent if the site draws the icon itself. */
  Icon?: LucideIcon;
}

/** The services in a language, in page order. */
export function getServices(language: string): Promise<ServiceView[]> {
  return Promise.all(
    getContent('services', language).map(async (service) => {
      if (isDrawn(service.icon)) return service;
      // The schema accepts no other icons.
      const load = dynamicIconImports[service.icon as keyof typeof dynamicIconImports];
      return { ...service, Icon: (await load()).default };
    }),
  );
}
