import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSecretKeys } from '../../platform';
import { buildService } from '../../testing/build-service';
import { openFolder, writeStartedTenants } from '../../testing/started-tenants';
import { administratorPassword } from '../../testing/tenants-app';
import { countWrapped } from './rewrap-keys';
import { readSecret } from './tenant-secrets';

let dataDir: string;
let command: string;
let ids: readonly string[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-rotate-'));
  command = join(dirname(await buildService()), 'rotate-keys.js');
  const opened = await openFolder(dataDir);
  ({ ids } = await writeStartedTenants(opened, dataDir, 3));
  await opened.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function rotate(environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [command], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, output };
}

/** Decrypted passwords, and the number of data keys by wrapping key. */
async function readSecrets() {
  const keys = await loadSecretKeys({ secretKeys: null, dataDir });
  const opened = await openFolder(dataDir);
  const passwords = await Promise.all(ids.map((id) => readSecret(opened.database, keys, id, 'application.password')));
  const wrapped = Object.fromEntries(await countWrapped(opened.database));
  await opened.close();
  return { passwords, wrapped, keys: keys.map(({ id }) => id) };
}

const passwords = ['', '', ''].map(() => administratorPassword);

describe('rotate-keys', () => {
  it('keeps every secret readable when killed after each data key, and resumes', async () => {
    expect(await readSecrets()).toEqual({ passwords, wrapped: { k1: 3 }, keys: ['k1'] });
    for (const [k2, k1] of [
      [1, 2],
      [2, 1],
    ] as const) {
      expect(await rotate({ FAILPOINT: 'rewrap:after-commit' })).toMatchObject({ signal: 'SIGKILL' });
      expect(await readSecrets()).toEqual({ passwords, wrapped: { k2, k1 }, keys: ['k2', 'k1'] });
    }
    expect(await rotate({ FAILPOINT: 'rewrap:after-commit' })).toMatchObject({ signal: 'SIGKILL' });
    expect(await rotate()).toMatchObject({
      code: 0,
      output: expect.stringContaining('The older keys are gone: "k1".'),
    });
    expect(await readSecrets()).toEqual({ passwords, wrapped: { k2: 3 }, keys: ['k2'] });
  });

  it('exits with an error if a needed key is missing', async () => {
    const file = await readFile(join(dataDir, 'keys', 'secret-keys'), 'utf8');
    const otherKey = `new:${Buffer.from('fedcba9876543210fedcba9876543210').toString('base64')}`;
    expect(await rotate({ SECRET_KEYS: otherKey })).toMatchObject({
      code: 1,
      output: expect.stringContaining('encrypted with the key "k2", which is missing'),
    });
    expect(await rotate({ SECRET_KEYS: `${otherKey},${file.trim()}` })).toMatchObject({
      code: 0,
      output: expect.stringContaining('can be taken out of SECRET_KEYS: "k2"'),
    });
  });
});
