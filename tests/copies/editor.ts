import type { ProjectCopy } from './project-copy.ts';

/** The sample, edited at /admin. */
export function addEditor(copy: ProjectCopy): void {
  copy.set('site.yaml', { editor: { repository: 'acme/site', branch: 'main' } });
}
