import { beforeEach, expect, test } from 'vitest';
import { contentProblems, reportContent } from '#data/reading/content-reports.ts';
import { contentOverlay, overlayError } from './content-overlay.ts';

interface Sent {
  type: string;
  err?: { message: string; loc?: { file: string; line: number } };
}

/** A development server, as far as the overlay needs one. */
function startServer() {
  const sent: Sent[] = [];
  const onConnect: (() => void)[] = [];
  const hot = {
    send: (message: Sent) => sent.push(message),
    on: (_event: string, listener: () => void) => onConnect.push(listener),
  };
  const setup = contentOverlay().hooks['astro:server:setup'] as (options: unknown) => void;
  setup({ server: { environments: { client: { hot } } } });
  return {
    sent,
    openPage: () => {
      for (const listener of onConnect) listener();
    },
  };
}

beforeEach(() => {
  for (const path of [...contentProblems().keys()]) reportContent(path, undefined);
});

test('a problem shows at once, with the file as a link, and goes when it is mended', () => {
  const { sent } = startServer();
  reportContent('a.yaml', 'src/content/a.yaml:4, field "title": is missing.');
  expect(sent).toMatchObject([
    { type: 'error', err: { loc: { file: 'src/content/a.yaml', line: 4 } } },
  ]);
  reportContent('a.yaml', undefined);
  expect(sent.at(-1)).toEqual({ type: 'full-reload' });
});

test('two files show together, and what is left stays', () => {
  const { sent } = startServer();
  reportContent('a.yaml', 'a.yaml:1: One.');
  reportContent('b.yaml', 'b.yaml:2: Two.');
  expect(sent.at(-1)?.err?.message).toMatch(/One\.\n.*Two\./);
  reportContent('a.yaml', undefined);
  expect(sent.at(-1)?.err?.message).not.toMatch(/One/);
});

test('a page that is opened later is told; one without problems is left alone', () => {
  const { sent, openPage } = startServer();
  openPage();
  expect(sent).toEqual([]);
  reportContent('a.yaml', 'a.yaml:1: One.');
  openPage();
  expect(sent.map(({ type }) => type)).toEqual(['error', 'error']);
});

test('a file that was in order and still is causes nothing', () => {
  const { sent } = startServer();
  reportContent('a.yaml', undefined);
  expect(sent).toEqual([]);
});

test('a message without a line has no link', () => {
  expect(overlayError(['The file is missing.']).loc).toBeUndefined();
});
