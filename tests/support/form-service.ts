/**
 * A form service on a loopback port, for tests: takes what browsers and `fetch` send, and answers as such
 * services do, or as they fail.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  headers: IncomingMessage['headers'];
  fields: Record<string, string>;
}

/** JSON for those who ask for it, and for browsers the way back to the site. */
function accept(
  response: ServerResponse,
  { wantsJson, thanks }: { wantsJson: boolean; thanks: string },
) {
  if (wantsJson) answerJson(response, 200, { ok: true });
  else response.writeHead(303, { Location: thanks }).end();
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * What the service does with a form. `lost` and `late` have received it, and the sender does not hear of
 * it; a form that is refused or met with an error is not received.
 */
export const ANSWERS = {
  accepted: { isReceived: true },
  redirected: { isReceived: true },
  lost: { isReceived: true },
  late: { isReceived: true },
  reset: { isReceived: false },
  hanging: { isReceived: false },
  'field errors': { isReceived: false },
  'too many': { isReceived: false },
  'server error': { isReceived: false },
} as const;

export type Answer = keyof typeof ANSWERS;

/** In ms: longer than any test waits for an answer by itself. */
const LATE = 15_000;

export async function startFormService({ fieldErrors = {} as Record<string, string> } = {}) {
  const received: Received[] = [];
  /** What the next forms are answered with; after that they are accepted. */
  const answers: Answer[] = [];
  let requests = 0;

  const server = createServer(async (request, response) => {
    const origin = request.headers.origin;
    if (origin) response.setHeader('Access-Control-Allow-Origin', origin);
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    requests += 1;
    const answer = answers.shift() ?? 'accepted';
    if (ANSWERS[answer].isReceived) received.push({ headers: request.headers, fields });
    const wantsJson = request.headers.accept === 'application/json';
    const thanks = fields._next ?? '/';
    if (answer === 'accepted') accept(response, { wantsJson, thanks });
    else if (answer === 'redirected') accept(response, { wantsJson: false, thanks });
    else if (answer === 'lost' || answer === 'reset') request.socket.resetAndDestroy();
    else if (answer === 'late') setTimeout(accept, LATE, response, { wantsJson, thanks }).unref();
    else if (answer === 'server error') answerJson(response, 500, { error: 'Internal error' });
    else if (answer === 'too many') answerJson(response, 429, { error: 'Too many requests' });
    else if (answer === 'field errors') {
      const errors = Object.entries(fieldErrors).map(([field, message]) => ({ field, message }));
      answerJson(response, 422, { errors });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/abc`,
    received,
    answers,
    /** How many forms arrived at its door, whatever became of them. */
    requests: () => requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
