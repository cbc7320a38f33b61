import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port';
import { folderFor, startServer } from './real-database';

/** Where Debian's package `dovecot-imapd` puts it. */
const program = '/usr/sbin/dovecot';

/** Dovecot starts its helpers as other users, so it needs root; 2.4 is set up in other words than 2.3. */
export const canRunDovecot =
  existsSync(program) && process.getuid?.() === 0 && execFileSync(program, ['--version']).toString().startsWith('2.3.');

export const dovecotAccount = { username: 'ana@zelena-dolina.si', password: 'pošta-8' };

export interface DovecotServer {
  readonly port: number;
  stop(): Promise<void>;
}

interface DovecotOptions {
  /** How one may log in; `plain` and `login` take the password as it is, inside of the encryption. */
  readonly mechanisms?: readonly string[];
}

const configurationOf = (folder: string, port: number, mechanisms: readonly string[]) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${folder}/server.pem
ssl_key = <${folder}/server.key
disable_plaintext_auth = yes
auth_mechanisms = ${mechanisms.join(' ')}
auth_failure_delay = 0
mail_location = maildir:${folder}/mail/%u
mail_uid = nobody
mail_gid = nogroup
first_valid_uid = 1
first_valid_gid = 1
service imap-login {
  chroot =
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service anvil {
  chroot =
}
passdb {
  driver = passwd-file
  args = scheme=plain ${folder}/users
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}/mail/%u
}
`;

/** A real Dovecot with one mailbox, on a free port of this machine. */
export async function openDovecot({ mechanisms = ['plain', 'login'] }: DovecotOptions = {}): Promise<DovecotServer> {
  const folder = folderFor('dovecot', undefined);
  const port = await freePort();
  mkdirSync(join(folder, 'mail'));
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'mail'), 0o777);
  writeFileSync(join(folder, 'users'), `${dovecotAccount.username}:${dovecotAccount.password}::::::\n`);
  const configuration = join(folder, 'dovecot.conf');
  writeFileSync(configuration, configurationOf(folder, port, mechanisms));
  return startServer({ program, args: ['-F', '-c', configuration], owner: undefined, folder, port });
}
