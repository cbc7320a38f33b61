import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startBuiltService } from '../tooling/commands/built-service.mjs';
import { root } from '../tooling/commands/shell.mjs';

const { Client } = createRequire(join(root, 'apps/licensing-service/package.json'))('pg');

/** The built service over a database of its own on the server. */
export async function startService(serverUrl, name) {
  const administration = new Client({ connectionString: serverUrl });
  await administration.connect();
  await administration.query(`create database ${name}`);
  await administration.end();
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const { url, pid, stop } = await startBuiltService({
    DATABASE_URL: databaseUrl,
    LIMIT_USER_PER_MINUTE: '1000000',
    LIMIT_ANONYMOUS_PER_MINUTE: '1000000',
  });
  const status = () => readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    base: `${url}/api`,
    databaseUrl,
    /** The most it has held so far, in MB. */
    memory: async () => Math.round(Number(/VmHWM:\s+(\d+)/.exec(status())?.[1]) / 1000),
    stop,
  };
}
