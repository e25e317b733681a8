/**
 * A form service on a loopback port, for tests: takes what browsers and `fetch` send, and answers as such
 * services do, or as they fail.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  headers: IncomingMessage['headers'];
  fields: Record<string, string>;
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * What the service does with a form. `lost` has received it, and the sender does not hear of it; `held`
 * has too, and answers when it is told to. A form that is refused or met with an error is not received.
 */
export const ANSWERS = {
  accepted: { isReceived: true },
  redirected: { isReceived: true },
  lost: { isReceived: true },
  held: { isReceived: true },
  reset: { isReceived: false },
  hanging: { isReceived: false },
  'field errors': { isReceived: false },
  'too many': { isReceived: false },
  'server error': { isReceived: false },
} as const;

export type Answer = keyof typeof ANSWERS;

export async function startFormService({ fieldErrors = {} as Record<string, string> } = {}) {
  const received: Received[] = [];
  /** What the next forms are answered with; after that they are accepted. */
  const answers: Answer[] = [];
  const held: (() => void)[] = [];
  let requests = 0;

  const server = createServer(async (request, response) => {
    const origin = request.headers.origin;
    // Browsers send a request again if a connection that was used before is reset.
    response.setHeader('Connection', 'close');
    if (origin) response.setHeader('Access-Control-Allow-Origin', origin);
    // Browsers end lines with \r\n, and scripts with \n.
    const body = (await text(request)).replaceAll('%0D%0A', '%0A');
    const fields = Object.fromEntries(new URLSearchParams(body));
    requests += 1;
    const answer = answers.shift() ?? 'accepted';
    if (ANSWERS[answer].isReceived) received.push({ headers: request.headers, fields });
    const accept = () => {
      const wantsJson = request.headers.accept === 'application/json';
      if (wantsJson && answer !== 'redirected') return answerJson(response, 200, { ok: true });
      // Without JavaScript, the way back to the site.
      response.writeHead(303, { Location: `${origin}${fields._next}` }).end();
    };
    if (answer === 'accepted' || answer === 'redirected') accept();
    else if (answer === 'held') held.push(accept);
    else if (answer === 'lost' || answer === 'reset') request.socket.resetAndDestroy();
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
    /** Answers the forms that are held. */
    release() {
      for (const accept of held.splice(0)) accept();
    },
    /** How many forms arrived at its door, whatever became of them. */
    requests: () => requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
