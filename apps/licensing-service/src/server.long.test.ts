import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '@atrium/vitest-config/free-port';
import { startService } from './testing/service-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-server-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function startRejected(environment: Record<string, string> = {}) {
  const port = String(await freePort());
  const rejected = await startService({ DATA_DIR: folder, PORT: port, LOG_LEVEL: 'info', ...environment });
  expect((await rejected.ended).code).toBe(1);
  return rejected;
}

it.each([
  [
    { DATABASE_URL: 'postgresql://atrium@127.0.0.1:1/atrium' },
    /^PostgreSQL does not answer at the address of DATABASE_URL\.\n$/,
  ],
  [
    { DATABASE_URL: 'mysql://atrium:hidden@127.0.0.1:3306/atrium' },
    /^DATABASE_URL must be an address of PostgreSQL, such as (?!.*hidden).+\n$/,
  ],
  [{ SMTP_URL: 'https://mail.example.com' }, /^SMTP_URL must be an address of a mail server, .+\n$/],
  [{ PUBLIC_URL: 'https://portal.example.com' }, /^PUBLIC_URL is a public address, so .+ must be set as well\.\n$/],
])('the service process reports %j in one sentence', async (environment, sentence) => {
  expect((await startRejected(environment)).errors()).toMatch(sentence);
});

it.each([
  [
    'of another version',
    async (database: string) => {
      await mkdir(database);
      await writeFile(join(database, 'PG_VERSION'), '14\n');
    },
  ],
  ['that is a file', (database: string) => writeFile(database, 'no folder')],
])('the service process reports a database %s in one sentence', async (_what, write) => {
  await write(join(folder, 'database'));
  const rejected = await startRejected();
  const sentence = expect.stringMatching(/^The database in the data folder .+ cannot be opened: .+\.\n$/);
  expect([rejected.errors(), rejected.output()]).toEqual([sentence, '']);
});

it('the service process reports an unwritable folder in one sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const rejected = await startRejected({ DATA_DIR: file });
  expect(rejected.errors()).toMatch(/^The data folder .+ cannot be written to\..+\n$/);
});
