import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testCertificates } from './test-certificates';

/** Where Debian's package `dovecot-imapd` puts it. */
const program = '/usr/sbin/dovecot';

/** Dovecot starts its helpers as other users, so it needs root. */
export const canRunDovecot = existsSync(program) && process.getuid?.() === 0;

export const dovecotAccount = { username: 'ana@zelena-dolina.si', password: 'pošta-8' };

export interface DovecotServer {
  readonly port: number;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const configurationOf = (folder: string, port: number) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = yes
auth_mechanisms = plain login
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

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`Dovecot ended with ${child.exitCode}.`);
    const socket = connect({ host: '127.0.0.1', port });
    const open = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      pause(500, false),
    ]);
    socket.destroy();
    if (open) return;
    await pause(100);
  }
  throw new Error('Dovecot does not listen.');
}

/** A real Dovecot with one mailbox, on a free port of this machine. */
export async function openDovecot(): Promise<DovecotServer> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-dovecot-'));
  const port = await freePort();
  await mkdir(join(folder, 'mail'));
  await chmod(folder, 0o755);
  await chmod(join(folder, 'mail'), 0o777);
  await writeFile(join(folder, 'certificate.pem'), testCertificates.server);
  await writeFile(join(folder, 'key.pem'), testCertificates.key, { mode: 0o600 });
  await writeFile(join(folder, 'users'), `${dovecotAccount.username}:${dovecotAccount.password}::::::\n`);
  await writeFile(join(folder, 'dovecot.conf'), configurationOf(folder, port));
  const child = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(port, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { port, close };
}
