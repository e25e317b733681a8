import type { AstroIntegration } from 'astro';
import { contentProblems, onContentReport } from '#data/reading/content-reports.ts';

/** What the overlay shows; `loc` makes the file a link that opens the editor. */
interface OverlayError {
  message: string;
  stack: string;
  loc?: { file: string; line: number; column: number };
}

const PLACE = /^(\S[^:\n]*):(\d+)/;

/** The overlay for messages that begin with `file:line`. */
export function overlayError(messages: Iterable<string>): OverlayError {
  const message = [...messages].join('\n');
  const [, file, line] = PLACE.exec(message) ?? [];
  const error = { message: `The content is not in order.\n${message}`, stack: '' };
  return file ? { ...error, loc: { file, line: Number(line), column: 1 } } : error;
}

/**
 * Shows in the browser what is wrong with content while somebody edits it: file, line and what to
 * write instead, over the last page that was in order. Goes when all is mended. Only in development.
 */
export function contentOverlay(): AstroIntegration {
  return {
    name: 'content-overlay',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const { hot } = server.environments.client;
        const show = () => {
          const problems = contentProblems();
          if (problems.size > 0) hot.send({ type: 'error', err: overlayError(problems.values()) });
          else hot.send({ type: 'full-reload' });
        };
        onContentReport(show);
        // A page that is opened or reloaded meanwhile is told too.
        hot.on('vite:client:connect', () => {
          if (contentProblems().size > 0) show();
        });
      },
    },
  };
}
