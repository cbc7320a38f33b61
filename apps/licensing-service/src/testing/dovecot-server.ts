import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dovecotConfiguration, type DovecotSetup } from './dovecot-configuration';
import { freePort } from '@atrium/vitest-config/free-port';
import { folderFor, startServer } from './real-database';

/** Path in Debian's package `dovecot-imapd`. */
const program = '/usr/sbin/dovecot';

const configurationOf = existsSync(program)
  ? dovecotConfiguration(execFileSync(program, ['--version']).toString())
  : null;

/** Dovecot runs its helpers as other users, so it needs root. */
export const canRunDovecot = configurationOf !== null && process.getuid?.() === 0;

export const dovecotAccount = { username: 'ana@zelena-dolina.si', password: 'pošta-8' };

export interface DovecotServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** A real Dovecot with one mailbox on a free port. */
export async function openDovecot({
  mechanisms = ['plain', 'login'],
}: Partial<Pick<DovecotSetup, 'mechanisms'>> = {}): Promise<DovecotServer> {
  if (configurationOf === null) throw new Error('Dovecot is missing or its version is unknown.');
  const folder = folderFor('dovecot', undefined);
  const port = await freePort();
  mkdirSync(join(folder, 'mail'));
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'mail'), 0o777);
  writeFileSync(join(folder, 'users'), `${dovecotAccount.username}:${dovecotAccount.password}::::::\n`);
  const configuration = join(folder, 'dovecot.conf');
  writeFileSync(configuration, configurationOf({ folder, port, mechanisms }));
  return startServer({ program, args: ['-F', '-c', configuration], owner: undefined, folder, port });
}
