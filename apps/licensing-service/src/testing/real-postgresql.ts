import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { folderFor, ownerNamed, realPassword, realUsers, startServer, type RealDatabase } from './real-database';
import { freePort } from '@atrium/vitest-config/free-port';

/** Debian's folder of PostgreSQL programs, one subfolder per version. */
const versionsFolder = '/usr/lib/postgresql';
const programs = (existsSync(versionsFolder) ? readdirSync(versionsFolder) : [])
  .map((version) => join(versionsFolder, version, 'bin'))
  .findLast((folder) => existsSync(join(folder, 'initdb')));

export const hasPostgresql = programs !== undefined;

export async function startPostgresql(): Promise<RealDatabase> {
  const owner = ownerNamed('postgres');
  const folder = folderFor('postgresql', owner);
  const data = join(folder, 'data');
  const port = await freePort();
  const program = (name: string) => join(programs ?? '', name);
  writeFileSync(join(folder, 'password'), realPassword);
  chmodSync(join(folder, 'password'), 0o644);
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${folder}/password`, '--locale=C'];
  execFileSync(program('initdb'), initArgs, { ...owner, cwd: '/', stdio: 'ignore' });
  const encryption = [
    '-c',
    'ssl=on',
    '-c',
    `ssl_cert_file=${folder}/server.pem`,
    '-c',
    `ssl_key_file=${folder}/server.key`,
  ];
  const address = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const server = await startServer({
    program: program('postgres'),
    args: [...address, ...encryption],
    owner,
    folder,
    port,
  });
  const sql = [
    ...Object.values(realUsers).map((user) => `create role ${user} login password '${realPassword}'`),
    `create database crm owner ${realUsers.owner}`,
    `create database closed`,
    `revoke connect on database closed from public`,
  ];
  const connectionArgs = ['-h', folder, '-p', String(port), '-U', 'postgres', '-d', 'postgres'];
  const environment = { PGPASSWORD: realPassword, PATH: process.env['PATH'] };
  const runSql = (line: string) =>
    execFileSync(program('psql'), [...connectionArgs, '-c', line], { env: environment, stdio: 'ignore' });
  await untilReady(() => runSql('select 1'));
  for (const line of sql) runSql(line);
  return server;
}

/** PostgreSQL listens shortly before it accepts queries. */
async function untilReady(run: () => unknown): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    try {
      return void run();
    } catch (error) {
      if (left === 1) throw error;
      await setTimeout(100);
    }
  }
}
