import type { ProjectCopy } from './project-copy.ts';

/** The sample, edited at /admin, with forms that its host receives. */
export function addEditor(copy: ProjectCopy): void {
  const editor = { repository: 'acme/site', branch: 'main' };
  copy.set('site.yaml', { editor, forms: { inquiry: '/thanks', contact: '/api/lead' } });
}
