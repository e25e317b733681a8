import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../serve.ts';
import { blankPage } from './blank-page.ts';

export const BLANK_PATH = '/blank';

/** The not-found page, where it answers with 200: Lighthouse measures no page with status 404. */
export const NOT_FOUND_PATH = '/not-found-page';

export interface SiteUnderTest {
  url: string;
  stop(): void;
}

/** Serves a copy of the build with the blank page and the not-found page beside it, by the project's own server. */
export async function serveWithBlankPage(build: string): Promise<SiteUnderTest> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(build, dir, { recursive: true });
  writeFileSync(join(dir, `${BLANK_PATH}.html`), blankPage());
  cpSync(join(build, '404.html'), join(dir, `${NOT_FOUND_PATH}.html`));
  const server = createSiteServer({ dir }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
