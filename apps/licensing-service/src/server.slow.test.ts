import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildService } from './testing/build-service';
import { freePort } from '@atrium/vitest-config/free-port';
import { startService, type ServiceProcess } from './testing/service-process';

const fullDisk = /^The disk of the data folder .+ is full\. .+\n$/;

describe('service process', () => {
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
  });
  afterAll(async () => {
    service.child.kill('SIGKILL');
    await service.ended;
    await rm(folder, { recursive: true, force: true });
  });

  it('prints its URLs and the first Administrator’s link, and stores its keys privately', async () => {
    const address = `http://127.0.0.1:${port}`;
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
    expect((await fetch(`${address}/api/%ZZ`)).status).toBe(400);
    expect((await fetch(`${address}/api/health/live`)).status).toBe(200);
    expect(service.output()).toContain(`Atrium is ready at ${address}`);
    expect(service.output()).toContain(`${address}/outbox`);
    expect(service.output()).toMatch(/Administrator.*http:\/\/127\.0\.0\.1/);
    expect((await stat(join(folder, 'keys/secret-keys'))).mode & 0o777).toBe(0o600);
  });

  it('starts with the empty database from the build', async () => {
    const packed = gunzipSync(await readFile(join(dirname(await buildService()), 'database/empty.tar.gz')));
    const control = await readFile(join(folder, 'database/global/pg_control'));
    const identifier = control.subarray(0, 8);
    expect(packed.includes(identifier)).toBe(true);
  });

  it('warns that no money moves with the sandbox gateway', () => {
    const warnings = service
      .output()
      .split('\n')
      .filter((line) => line.includes('"payments.sandbox"'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('no money moves');
  });

  it('rejects a second process on the same data folder', async () => {
    const second = await start({ PORT: String(await freePort()) });
    expect((await second.ended).code).toBe(1);
    expect(second.errors()).toMatch(/^Atrium already runs on the data folder .+\.\n$/);
  });

  it('reports a damaged database in one sentence and does not change its files', async () => {
    const damaged = join(folder, 'damaged');
    const database = join(damaged, 'database');
    await mkdir(join(database, 'global'), { recursive: true });
    await writeFile(join(database, 'global/pg_control'), 'a database without its version');
    const rejected = await start({ DATA_DIR: damaged, PORT: String(await freePort()) });
    expect((await rejected.ended).code).toBe(1);
    const sentence = expect.stringMatching(/^The database in the data folder .+ cannot be opened: .+\.\n$/);
    expect([rejected.errors(), rejected.output()]).toEqual([sentence, '']);
    expect(await readdir(database)).toEqual(['global']);
  });

  it('reports a full disk in one sentence and leaves no partial file', async () => {
    const keys = join(folder, 'no-space/keys');
    await mkdir(keys, { recursive: true });
    await symlink('/dev/full', join(keys, 'secret-keys.new'));
    const rejected = await start({ DATA_DIR: join(folder, 'no-space'), PORT: String(await freePort()) });
    expect((await rejected.ended).code).toBe(1);
    expect(rejected.errors()).toMatch(fullDisk);
    expect(await readdir(keys)).toEqual([]);
  });

  /** `server.long.test.ts` shows the other reasons. */
  it('reports a busy port in one sentence', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const busyPort = String((busy.address() as AddressInfo).port);
    const rejected = await start({ DATA_DIR: join(folder, 'one'), PORT: busyPort });
    expect((await rejected.ended).code).toBe(1);
    expect(rejected.errors()).toMatch(/^Port \d+ on 127\.0\.0\.1 is already in use\..+\n$/);
    busy.close();
  });
});
