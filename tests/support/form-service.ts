/**
 * A form service on a loopback port, for tests. It accepts forms from browsers and `fetch`, and responds or fails as
 * such services do.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

interface Behavior {
  /** Whether the service has the lead, even if its response is lost. */
  isReceived: boolean;
  /** The status of a JSON response or of a redirect. */
  status?: number;
  /** The target of a redirect: the form's `_next`, a page of the service, or another address for forms. */
  leadsTo?: 'next' | 'page' | 'form';
}

/**
 * How the service treats a form. A `lost` form is received, but its response is lost; a `held` form gets its response
 * when the test says so.
 */
const ANSWERS = {
  accepted: { isReceived: true, status: 200 },
  'see other': { isReceived: true, status: 303, leadsTo: 'next' },
  'permanent redirect': { isReceived: true, status: 308, leadsTo: 'form' },
  lost: { isReceived: true },
  held: { isReceived: true },
  elsewhere: { isReceived: false, status: 302, leadsTo: 'page' },
  gone: { isReceived: false, status: 410 },
  'field errors': { isReceived: false, status: 422 },
  'server error': { isReceived: false, status: 500 },
} as const satisfies Record<string, Behavior>;

type Answer = keyof typeof ANSWERS;

const PAGE = '<!doctype html><title>A page of the service</title><h1>Are you a robot?</h1>';

/** The service's messages, by field, if it refuses a form. */
export const FIELD_ERRORS = { email: 'This address does not exist' };

export async function startFormService(port: number) {
  /** The fields of the forms that the service has. */
  const received: Record<string, string>[] = [];
  /** The outcomes of the next forms. Later forms are accepted. */
  const answers: Answer[] = [];
  const held: (() => void)[] = [];
  let requests = 0;

  const server = createServer(async (request, response) => {
    const { origin, accept } = request.headers;
    // Closes every connection, because a browser resends a request if a reused connection is reset.
    response.setHeader('Connection', 'close');
    if (origin) response.setHeader('Access-Control-Allow-Origin', origin);
    if (request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
      return;
    }

    // Browsers end lines with \r\n, and scripts with \n.
    const body = (await text(request)).replaceAll('%0D%0A', '%0A');
    const fields = Object.fromEntries(new URLSearchParams(body));
    // A form that arrives again after a redirect is not counted twice.
    const isAgain = request.url === '/again';
    if (!isAgain) requests += 1;
    const answer = (!isAgain && answers.shift()) || 'accepted';
    const { isReceived, status, leadsTo }: Behavior = ANSWERS[answer];
    if (isReceived && leadsTo !== 'form') received.push(fields);

    const next = new URL(fields._next ?? '/', origin ?? 'http://localhost').href;
    const redirect = (status: number, to: string) =>
      response.writeHead(status, { Location: to }).end();
    const answerWith = (status: number) => {
      // Without JavaScript, the visitor is redirected back to the site.
      if (status === 200 && accept !== 'application/json') {
        redirect(303, next);
        return;
      }
      const errors = Object.entries(FIELD_ERRORS).map(([field, message]) => ({ field, message }));
      const json = JSON.stringify(status === 422 ? { errors } : { ok: status === 200 });
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(json);
    };
    if (answer === 'held') held.push(() => answerWith(200));
    else if (answer === 'lost') request.socket.resetAndDestroy();
    else if (status && leadsTo) redirect(status, { next, page: '/', form: '/again' }[leadsTo]);
    else if (status) answerWith(status);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    received,
    answers,
    /** Responds to the held forms. */
    release() {
      for (const accept of held.splice(0)) accept();
    },
    /** How many forms arrived, whatever their outcome. */
    requests: () => requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
