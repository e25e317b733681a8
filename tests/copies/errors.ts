import type { ProjectCopy } from './project-copy.ts';

/** Every kind of error that editors make, at once. */
export function addErrors(copy: ProjectCopy): void {
  copy.remove('chat.yaml');
}
