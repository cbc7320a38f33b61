import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { folderFor, ownerNamed, realPassword, realUsers, startServer, type RealDatabase } from './real-database';
import { freePort } from './free-port';

/** Where Debian keeps PostgreSQL's programs, a folder for each version. */
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
  const first = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${folder}/password`, '--locale=C'];
  execFileSync(program('initdb'), first, { ...owner, cwd: '/', stdio: 'ignore' });
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
  const say = ['-h', folder, '-p', String(port), '-U', 'postgres', '-d', 'postgres'];
  const environment = { PGPASSWORD: realPassword, PATH: process.env['PATH'] };
  const run = (line: string) =>
    execFileSync(program('psql'), [...say, '-c', line], { env: environment, stdio: 'ignore' });
  await untilReady(() => run('select 1'));
  for (const line of sql) run(line);
  return server;
}

/** It listens for a moment before it answers. */
async function untilReady(ask: () => unknown): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    try {
      return void ask();
    } catch (error) {
      if (left === 1) throw error;
      await setTimeout(100);
    }
  }
}
