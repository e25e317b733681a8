/**
 * A form service on a loopback port, for tests. It accepts forms from browsers and `fetch`, and responds or fails as
 * such services do.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the service does with a form that it takes. A `held` form gets its response when the test says so. */
const RECEIVED = ['accepted', 'see other', 'lost', 'held'] as const;
type Outcome = (typeof RECEIVED)[number] | 'field errors' | 'server error';

/** The service's messages, by field, if it refuses a form. */
export const FIELD_ERRORS = { email: 'This address does not exist' };

export async function startFormService(port: number) {
  /** The fields of the forms that the service has taken. */
  const received: Record<string, string>[] = [];
  /** The outcomes of the next forms. Later forms are accepted. */
  const answers: Outcome[] = [];
  const held: (() => void)[] = [];
  let requests = 0;

  const server = createServer(async (request, response) => {
    const { origin, accept } = request.headers;
    // Closes every connection, because a browser resends a request if a reused connection is reset.
    response.setHeader('Connection', 'close');
    if (origin) response.setHeader('Access-Control-Allow-Origin', origin);

    // Browsers end lines with \r\n, and scripts with \n.
    const body = (await text(request)).replaceAll('%0D%0A', '%0A');
    const fields = Object.fromEntries(new URLSearchParams(body));
    requests += 1;

    const toNext = () =>
      response.writeHead(303, { Location: new URL(fields._next ?? '/', origin).href }).end();
    const respond = (status: number, json: object = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
    // Without JavaScript, the visitor is redirected back to the site.
    const thank = () => (accept === 'application/json' ? respond(200, { ok: true }) : toNext());
    const errors = Object.entries(FIELD_ERRORS).map(([field, message]) => ({ field, message }));

    const outcomes: Record<Outcome, () => unknown> = {
      accepted: thank,
      'see other': toNext,
      lost: () => request.socket.resetAndDestroy(),
      held: () => held.push(thank),
      'field errors': () => respond(422, { errors }),
      'server error': () => respond(500),
    };
    const outcome = answers.shift() ?? 'accepted';
    if (RECEIVED.some((name) => name === outcome)) received.push(fields);
    outcomes[outcome]();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    received,
    answers,
    /** Responds to the held forms. */
    release: () => {
      for (const respond of held.splice(0)) respond();
    },
    /** How many forms arrived, whatever their outcome. */
    requests: () => requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
