import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, type Page, test } from './test.ts';

/** A document is cut before these tags, as a slow connection might. */
const BLOCK_TAG = /<(?:a|article|button|div|footer|h[1-6]|header|li|main|nav|p|section)\b/g;

/** In characters, fewer than one packet carries; a shorter piece is sent with the next one. */
const SHORTEST_PIECE = 2000;

const blockTags = (html: string) => html.match(BLOCK_TAG)?.length ?? 0;

function cut(html: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { index } of html.matchAll(BLOCK_TAG)) {
    if (index - start < SHORTEST_PIECE) continue;
    pieces.push(html.slice(start, index));
    start = index;
  }
  return [...pieces, html.slice(start)];
}

/** The site's answer, over a new connection each time, without that connection's headers. */
async function fetchFromSite(path: string): Promise<[OutgoingHttpHeaders, number, Buffer]> {
  const asked = get(new URL(path, test.info().project.use.baseURL), { agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { connection, 'transfer-encoding': _, ...headers } = answer.headers;
  return [headers, answer.statusCode ?? 0, await buffer(answer)];
}

/** Waits until the page has read the HTML sent so far and, unless it waits for more, has drawn it. */
async function untilDrawn(page: Page, sent: string): Promise<void> {
  const parsed = () => page.evaluate(() => document.documentElement.outerHTML);
  await expect
    .poll(async () => blockTags(await parsed()), { intervals: [10] })
    .toBeGreaterThanOrEqual(blockTags(sent));
  await page.evaluate(async () => {
    const expected = document.querySelector('link[rel="expect"]')?.getAttribute('href');
    if (expected && !document.querySelector(expected)) return;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** A page whose document is still on its way. */
interface Arriving {
  pieces: string[];
  /** Sends the next piece and waits until it is drawn; false when all of them are there. */
  sendNext(): Promise<boolean>;
  /** Sends the rest and ends the document: only now do its deferred scripts run. */
  end(): Promise<void>;
}

/** Opens a page whose document arrives in pieces. Everything else that it requests arrives at once. */
async function openArriving(
  page: Page,
  path: string,
  cutUp: (html: string) => string[],
): Promise<Arriving> {
  const [headers, status, document] = await fetchFromSite(path);
  const pieces = cutUp(document.toString('utf8'));
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer(async (request, response) => {
    if (request.url === path.replace(/#.*/, '')) {
      response.writeHead(status, headers).flushHeaders();
      asked.resolve(response);
    } else {
      const [headers, status, body] = await fetchFromSite(request.url ?? '');
      response.writeHead(status, headers).end(body);
    }
  }).listen(0, 'localhost');
  page.once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const opened = page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });
  const response = await asked.promise;
  let sent = 0;
  return {
    pieces,
    sendNext: async () => {
      response.write(pieces[sent]);
      sent += 1;
      await opened;
      await untilDrawn(page, pieces.slice(0, sent).join(''));
      return sent < pieces.length;
    },
    end: async () => {
      response.end(pieces.slice(sent).join(''));
      await page.waitForLoadState();
    },
  };
}

/**
 * Opens a page over a connection so slow that it may be drawn before its document is complete: the
 * document arrives in pieces, each sent when the one before it is drawn. Everything else that the page
 * requests arrives at once. Returns how many pieces there were, and how many of them had arrived
 * when the page was first seen to be painted.
 */
export async function openInPieces(page: Page, path: string) {
  const { pieces, sendNext, end } = await openArriving(page, path, cut);
  let paintedAfter: number | undefined;
  for (let index = 1, more = true; more; index += 1) {
    more = await sendNext();
    const painted = await page.evaluate(() => performance.getEntriesByType('paint').length > 0);
    if (painted) paintedAfter ??= index;
  }
  await end();
  return { pieces: pieces.length, paintedAfter };
}

/**
 * Opens a page whose document has arrived only up to `end`: its controls can be pressed, but its
 * deferred scripts have not run. The returned function sends the rest.
 */
export async function openUnfinished(
  page: Page,
  path: string,
  end = '</body>',
): Promise<() => Promise<void>> {
  const arriving = await openArriving(page, path, (html) => {
    const index = html.indexOf(end);
    expect(index, `${path} has ${end}`).toBeGreaterThan(0);
    return [html.slice(0, index), html.slice(index)];
  });
  await arriving.sendNext();
  return arriving.end;
}
