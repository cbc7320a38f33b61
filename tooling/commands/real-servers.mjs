import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './shell.mjs';

/** Servers that tests talk to, by the names of Debian's packages. */
const servers = [
  { name: 'MariaDB', program: '/usr/sbin/mariadbd', from: 'mariadb-server' },
  { name: 'Dovecot', program: '/usr/sbin/dovecot', from: 'dovecot-imapd', unfit: unfitDovecot },
];

/** Its tests set it up as root, in the words of 2.3 or of 2.4. */
function unfitDovecot(program) {
  if (process.getuid?.() !== 0) return 'which only root can start';
  const version = execFileSync(program, ['--version']).toString().trim();
  return /^2\.[34]\./.test(version) ? undefined : `which they cannot set up in version ${version}`;
}

const missing = () => servers.filter(({ program }) => !existsSync(program));

/** Why the tests of a server are left out; undefined where they are not. */
function lackOf({ program, unfit }) {
  return existsSync(program) ? unfit?.(program) : 'which this machine lacks';
}

const startPolicy = '/usr/sbin/policy-rc.d';

/** Debian starts a server as soon as it is installed, unless this file refuses it. */
async function withoutStarting(install) {
  if (existsSync(startPolicy)) return install();
  writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await install();
  } finally {
    rmSync(startPolicy);
  }
}

/** Installs the servers that are missing where we are root on Debian; elsewhere it says whose tests are skipped. */
export async function installRealServers() {
  const packages = missing().map(({ from }) => from);
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing Debian's ${packages.join(' and ')} …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(['apt-get', 'update'], { quiet: true });
    await withoutStarting(() =>
      run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], { quiet: true, env }),
    );
  }
  for (const server of servers) {
    const lack = lackOf(server);
    if (lack !== undefined) console.log(`  (left out: the tests of a real ${server.name}, ${lack})`);
  }
}
