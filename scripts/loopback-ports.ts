import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between looks whether a server listens yet, and after which it is given up. */
const LOOK_INTERVAL = 20;
const PATIENCE = 10_000;

/** A TCP port of this machine that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Resolves when the server that runs as `child` listens. Throws when it has ended, or ends it and throws
 * when it takes longer than 10 s.
 */
export async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await listens(port))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() > end) {
      child.kill();
      throw new Error(`${child.spawnfile} does not listen on port ${port}`);
    }
    await wait(LOOK_INTERVAL);
  }
}

/** Ends a server that runs as `child`, if it has not ended itself, and resolves when it is gone. */
export async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
