import { expect, test } from 'vitest';
import { explainStartError, StartError } from './start-error.ts';

const system = (fields: object) => Object.assign(new Error('message\nmore'), fields);

test.each([
  [new StartError('dist/ is missing'), 'dist/ is missing'],
  [system({ syscall: 'listen', code: 'EADDRINUSE', port: 80 }), 'port 80 is already in use'],
  [system({ syscall: 'listen', code: 'EACCES', port: 80 }), 'port 80 needs special rights'],
  [system({ syscall: 'listen', code: 'EADDRNOTAVAIL', address: '10.9.9.9' }), '10.9.9.9 is not'],
  [system({ syscall: 'listen', code: 'EOTHER' }), 'could not start listening'],
  [system({ syscall: 'getaddrinfo', hostname: 'nowhere' }), '"nowhere" is not an address'],
  [system({ syscall: 'open', code: 'EACCES', path: 'dist/a.html' }), 'dist/a.html cannot be read'],
  [system({}), 'could not start: message'],
  ['text', 'could not start: text'],
])('%s becomes one line with "%s"', (error, part) => {
  const line = explainStartError(error);
  expect(line).toContain(part);
  expect(line).not.toContain('\n');
});
