import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './service-process';
import { testCertificates } from './test-certificates';

/** A database server of this machine's own programs, with a database `crm`, on 127.0.0.1 and encrypted by db.example.com. */
export interface RealDatabase {
  readonly port: number;
  stop(): Promise<void>;
}

/** Its users: one with every right in `crm`, one who may only read, one who may log in and nothing else. */
export const realUsers = { owner: 'crm_owner', reader: 'crm_reader', stranger: 'crm_stranger' } as const;
export const realPassword = 'modra-baza7';

const debian = '/usr/lib/postgresql';
const postgresqlFolder = (existsSync(debian) ? readdirSync(debian) : [])
  .map((version) => join(debian, version, 'bin'))
  .findLast((folder) => existsSync(join(folder, 'initdb')));

export const hasPostgresql = postgresqlFolder !== undefined;
export const hasMariadb = existsSync('/usr/sbin/mariadbd');

function idOf(user: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string) => Number(execFileSync('id', [flag, user]).toString());
  return { uid: ask('-u'), gid: ask('-g') };
}

/** A folder with the server's certificate, for a user who is not root. */
function folderFor(name: string, owner: ReturnType<typeof idOf>): string {
  const folder = mkdtempSync(join(tmpdir(), `atrium-${name}-`));
  writeFileSync(join(folder, 'server.pem'), testCertificates.server);
  writeFileSync(join(folder, 'server.key'), testCertificates.key);
  chmodSync(join(folder, 'server.key'), 0o600);
  if (owner !== undefined)
    for (const path of [folder, join(folder, 'server.pem'), join(folder, 'server.key')])
      chownSync(path, owner.uid, owner.gid);
  return folder;
}

async function run(
  command: string,
  args: readonly string[],
  owner: ReturnType<typeof idOf>,
  folder: string,
  port: number,
) {
  const child = spawn(command, args, { ...owner, cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'close');
  for (let left = 300; left > 0 && child.exitCode === null; left -= 1) {
    if (await listens(port)) break;
    await setTimeout(100);
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export async function startPostgresql(): Promise<RealDatabase> {
  const owner = idOf('postgres');
  const folder = folderFor('postgresql', owner);
  const data = join(folder, 'data');
  const port = await freePort();
  const program = (name: string) => join(postgresqlFolder ?? '', name);
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
  const server = await run(program('postgres'), [...address, ...encryption], owner, folder, port);
  const sql = [
    ...Object.values(realUsers).map((user) => `create role ${user} login password '${realPassword}'`),
    `create database crm owner ${realUsers.owner}`,
    `create database closed`,
    `revoke connect on database closed from public`,
  ];
  const say = ['-h', folder, '-p', String(port), '-U', 'postgres', '-d', 'postgres'];
  const environment = { PGPASSWORD: realPassword, PATH: process.env['PATH'] };
  for (const line of sql) execFileSync(program('psql'), [...say, '-c', line], { env: environment, stdio: 'ignore' });
  return server;
}

export async function startMariadb(): Promise<RealDatabase> {
  const owner = idOf('mysql');
  const folder = folderFor('mariadb', owner);
  const data = join(folder, 'data');
  const port = await freePort();
  const sql = [
    'create database crm;',
    'create database closed;',
    ...Object.values(realUsers).map((user) => `create user ${user}@'127.0.0.1' identified by '${realPassword}';`),
    `grant all privileges on crm.* to ${realUsers.owner}@'127.0.0.1';`,
    `grant select on crm.* to ${realUsers.reader}@'127.0.0.1';`,
  ];
  writeFileSync(join(folder, 'first.sql'), `${sql.join('\n')}\n`);
  const options = ['--no-defaults', `--datadir=${data}`];
  execFileSync(
    '/usr/bin/mariadb-install-db',
    [...options, '--auth-root-authentication-method=normal', '--skip-test-db'],
    {
      ...owner,
      cwd: '/',
      stdio: 'ignore',
    },
  );
  const address = [`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${folder}/socket`, '--skip-name-resolve'];
  const encryption = [`--ssl-cert=${folder}/server.pem`, `--ssl-key=${folder}/server.key`];
  const program = [...options, ...address, ...encryption, `--init-file=${folder}/first.sql`];
  return run('/usr/sbin/mariadbd', program, owner, folder, port);
}
