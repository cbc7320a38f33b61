import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../tooling/vitest/free-port.ts';
import { node24, root, run, tool } from '../tooling/commands/shell.mjs';
import { waitUntil } from '../tooling/commands/wait-until.ts';

const service = 'apps/licensing-service';

export interface DavServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the service's WebDAV behind a folder for litmus, without the service's documents. */
export async function startDavServer(): Promise<DavServer> {
  const folder = mkdtempSync(join(root, service, 'node_modules', 'dav-server-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  const source = 'src/testing/webdav/dav-server.ts';
  const build = await run(tool('tsup', [source, '--out-dir', folder, '--silent'], service), {
    cwd: join(root, service),
    quiet: true,
  });
  if (build.code !== 0) {
    discard();
    throw new Error(build.output);
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(node24, [join(folder, 'dav-server.js')], {
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'close');
    discard();
  };
  if (await waitUntil(() => answers(url), 30_000)) return { url, stop };
  await stop();
  throw new Error('The WebDAV server did not start.');
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
