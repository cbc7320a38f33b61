import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packageFolder } from './package-folder';

const built = join(packageFolder, 'node_modules/.server-of-tests');

interface Run {
  readonly process: ChildProcess;
  output(): string;
  errors(): string;
  ready(): Promise<void>;
  exit: () => Promise<number | null>;
}

function run(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(built, 'server.js')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORTAL_FOLDER: join(built, 'no-portal'),
      LOG_LEVEL: 'info',
      ...environment,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    exit: () => exited,
    ready: async () => {
      while (!output.includes('is ready at')) {
        const ended = await Promise.race([once(child.stdout, 'data').then(() => false), exited.then(() => true)]);
        if (ended) throw new Error(`The service ended: ${errors}`);
      }
    },
  };
}

async function freePort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, server };
}

describe('the service as a process', { timeout: 120_000 }, () => {
  let folder: string;
  let port: string;
  const runs: Run[] = [];
  const start = (environment: Record<string, string> = {}) => {
    const started = run({ DATA_DIR: folder, PORT: port, ...environment });
    runs.push(started);
    return started;
  };

  beforeAll(async () => {
    await promisify(execFile)('pnpm', ['exec', 'tsup', '--out-dir', built], { cwd: packageFolder });
  }, 120_000);
  afterAll(() => rm(built, { recursive: true, force: true }));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-server-'));
    const found = await freePort();
    found.server.close();
    port = String(found.port);
  });
  afterEach(async () => {
    for (const { process: child, exit } of runs.splice(0)) {
      child.kill('SIGKILL');
      await exit();
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('prints its addresses and the first Administrator’s link, keeps its keys to itself and ends on SIGTERM', async () => {
    const service = start();
    await service.ready();
    const address = `http://127.0.0.1:${port}`;
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
    expect((await fetch(`${address}/api/%ZZ`)).status).toBe(400);
    expect((await fetch(`${address}/api/health/live`)).status).toBe(200);
    expect(service.output()).toContain(`Atrium is ready at ${address}`);
    expect(service.output()).toContain(`${address}/outbox`);
    expect(service.output()).toMatch(/Administrator.*http:\/\/127\.0\.0\.1/);
    expect((await stat(join(folder, 'keys/secret-keys'))).mode & 0o777).toBe(0o600);
    service.process.kill('SIGTERM');
    expect(await service.exit()).toBe(0);
    await expect(readFile(join(folder, 'service.lock'))).rejects.toThrow();
  });

  it('refuses a second start on the same folder, and takes over after a kill', async () => {
    const first = start();
    await first.ready();
    const second = start({ PORT: String(Number(port) + 1) });
    expect(await second.exit()).toBe(1);
    expect(second.errors()).toMatch(/^Atrium already runs on the data folder .+\.\n$/);
    first.process.kill('SIGKILL');
    await first.exit();
    const third = start();
    await third.ready();
  });

  it('says in one sentence that the port is busy, the folder unwritable or a setting missing', async () => {
    const busy = await freePort();
    const sentences: [Record<string, string>, RegExp][] = [
      [{ PORT: String(busy.port) }, /^Port \d+ on 127\.0\.0\.1 is already in use\..+\n$/],
      [{ DATA_DIR: join(folder, 'file') }, /^The data folder .+ cannot be written to\..+\n$/],
      [
        { PUBLIC_URL: 'https://portal.example.com' },
        /^PUBLIC_URL names a service for others, so .+ must be set as well\.\n$/,
      ],
      [
        { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
        /^PostgreSQL does not answer at the address of DATABASE_URL\.\n$/,
      ],
    ];
    await writeFile(join(folder, 'file'), '');
    for (const [environment, sentence] of sentences) {
      const service = start(environment);
      expect(await service.exit()).toBe(1);
      expect(service.errors()).toMatch(sentence);
    }
    busy.server.close();
  });
});
