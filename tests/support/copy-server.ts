import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sitePath } from '#formatting/site-path.ts';
import { createSiteServer } from '../../scripts/serve.ts';
import { base } from './content.ts';
import { copyProject } from './project-copy.ts';
import { expect } from './test.ts';

/** Builds a changed copy of the project and serves it. */
export async function serveCopy(change: (copy: ReturnType<typeof copyProject>) => void) {
  const copy = copyProject();
  change(copy);
  const { exitCode, output } = await copy.build();
  expect(exitCode, output).toBe(0);
  const server = createSiteServer({ dir: join(copy.folder, 'dist'), base }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Of the home page, with the folder of the host. */
    url: `http://localhost:${port}${sitePath('/', base)}`,
    close() {
      server.close();
      copy.delete();
    },
  };
}
