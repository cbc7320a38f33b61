import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port';
import { startService, type ServiceProcess } from './testing/service-process';

describe('the service as a process', { timeout: 120_000 }, () => {
  let folder: string;
  let port: number;
  let service: ServiceProcess;
  const start = (environment: Record<string, string>) =>
    startService({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'info', ...environment });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-server-'));
    port = await freePort();
    service = await start({ PORTAL_FOLDER: join(folder, 'no-portal') });
    await service.ready();
  }, 120_000);
  afterAll(async () => {
    service.child.kill('SIGKILL');
    await service.ended;
    await rm(folder, { recursive: true, force: true });
  });

  it('prints its addresses and the first Administrator’s link, and keeps its keys to itself', async () => {
    const address = `http://127.0.0.1:${port}`;
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
    expect((await fetch(`${address}/api/%ZZ`)).status).toBe(400);
    expect((await fetch(`${address}/api/health/live`)).status).toBe(200);
    expect(service.output()).toContain(`Atrium is ready at ${address}`);
    expect(service.output()).toContain(`${address}/outbox`);
    expect(service.output()).toMatch(/Administrator.*http:\/\/127\.0\.0\.1/);
    expect((await stat(join(folder, 'keys/secret-keys'))).mode & 0o777).toBe(0o600);
  });

  it('warns that no money moves while payments go through the sandbox', () => {
    const warnings = service
      .output()
      .split('\n')
      .filter((line) => line.includes('"payments.sandbox"'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('no money moves');
  });

  it('refuses a second start on the same folder', async () => {
    const second = await start({ PORT: String(await freePort()) });
    expect((await second.ended).code).toBe(1);
    expect(second.errors()).toMatch(/^Atrium already runs on the data folder .+\.\n$/);
  });

  it('says in one sentence that the port is busy, the folder unwritable or a setting missing', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const taken = String((busy.address() as AddressInfo).port);
    const own = (name: string) => ({ DATA_DIR: join(folder, name) });
    await writeFile(join(folder, 'file'), '');
    const sentences: [Record<string, string>, RegExp][] = [
      [{ ...own('one'), PORT: taken }, /^Port \d+ on 127\.0\.0\.1 is already in use\..+\n$/],
      [own('file'), /^The data folder .+ cannot be written to\..+\n$/],
      [
        { ...own('two'), PUBLIC_URL: 'https://portal.example.com' },
        /^PUBLIC_URL names a service for others, so .+ must be set as well\.\n$/,
      ],
      [
        { ...own('three'), PORT: String(await freePort()), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
        /^PostgreSQL does not answer at the address of DATABASE_URL\.\n$/,
      ],
    ];
    for (const [environment, sentence] of sentences) {
      const refused = await start(environment);
      expect((await refused.ended).code).toBe(1);
      expect(refused.errors()).toMatch(sentence);
    }
    busy.close();
  });
});
