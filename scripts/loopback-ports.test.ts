import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { endServer, freePort, untilListening } from './loopback-ports.ts';

const run = (code: string) => spawn(process.execPath, ['-e', code]);

test('waits until a program listens on the port', async () => {
  const port = await freePort();
  const server = run(`setTimeout(() => require('net').createServer().listen(${port}), 200)`);
  await untilListening(port, server);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  await endServer(server);
  expect(server.signalCode).toBe('SIGTERM');
});

test('says so when the program ends instead', async () => {
  const port = await freePort();
  await expect(untilListening(port, run(''))).rejects.toThrow(`does not listen on port ${port}`);
});
