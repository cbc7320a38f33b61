import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderFor, ownerNamed, realPassword, realUsers, startServer, type RealDatabase } from './real-database';
import { freePort } from '@atrium/vitest-config/free-port';

export const hasMariadb = existsSync('/usr/sbin/mariadbd');

export async function startMariadb(): Promise<RealDatabase> {
  const owner = ownerNamed('mysql');
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
  const args = [...options, ...address, ...encryption, `--init-file=${folder}/first.sql`];
  return startServer({ program: '/usr/sbin/mariadbd', args, owner, folder, port });
}
