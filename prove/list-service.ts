import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { startBuiltService } from '../tooling/commands/built-service.ts';

export interface ListService {
  readonly base: string;
  readonly databaseUrl: string;
  readonly pid: number | undefined;
  /** Peak memory so far, in MB. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts the built service with a new database on a server. */
export async function startService(serverUrl: string, name: string): Promise<ListService> {
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
    pid,
    memory: () => Math.round(Number(/VmHWM:\s+(\d+)/.exec(status())?.[1]) / 1000),
    stop,
  };
}
