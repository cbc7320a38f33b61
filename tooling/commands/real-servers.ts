import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './shell.mjs';

export interface Server {
  readonly name: string;
  /** Path of its program. */
  readonly program: string;
  /** Debian's package. */
  readonly from: string;
  /** Why an installed server cannot be used; undefined if it can. */
  readonly findProblem?: (program: string) => string | undefined;
}

/** Servers that tests connect to. */
const servers: readonly Server[] = [
  { name: 'MariaDB', program: '/usr/sbin/mariadbd', from: 'mariadb-server' },
  { name: 'Dovecot', program: '/usr/sbin/dovecot', from: 'dovecot-imapd', findProblem: findDovecotProblem },
];

/** The tests start Dovecot as root, with the configuration of 2.3 or 2.4. */
function findDovecotProblem(program: string): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can start it';
  const version = execFileSync(program, ['--version']).toString().trim();
  return /^2\.[34]\./.test(version) ? undefined : `they do not support version ${version}`;
}

/** The virus scanner of `npm run prove -- clamav`. */
export const clamAv: Server = { name: 'ClamAV', program: '/usr/sbin/clamd', from: 'clamav-daemon' };

/** The converter of `npm run prove -- documents`. */
export const libreOffice: Server = {
  name: 'LibreOffice',
  program: '/usr/bin/soffice',
  from: 'libreoffice-writer-nogui',
};

function problemOf({ program, findProblem }: Server): string | undefined {
  return existsSync(program) ? findProblem?.(program) : 'it is not installed';
}

const startPolicy = '/usr/sbin/policy-rc.d';

/** Debian starts a server after its installation, unless this file forbids it. */
async function withoutStarting(install: () => Promise<unknown>): Promise<void> {
  if (existsSync(startPolicy)) {
    await install();
    return;
  }
  writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await install();
  } finally {
    rmSync(startPolicy);
  }
}

/** Installs missing servers if we are root on Debian, and prints which tests will be skipped. */
export async function installRealServers(): Promise<void> {
  await installMissing(servers);
  for (const server of servers) {
    const problem = problemOf(server);
    if (problem !== undefined) console.log(`  (skipping the tests with a real ${server.name}: ${problem})`);
  }
}

/** Installs those of the servers that are missing, if we are root on Debian. */
export async function installMissing(wanted: readonly Server[]): Promise<void> {
  const packages = wanted.filter(({ program }) => !existsSync(program)).map(({ from }) => from);
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing Debian's ${packages.join(' and ')} …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(['apt-get', 'update'], { quiet: true });
    await withoutStarting(() =>
      run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], { quiet: true, env }),
    );
  }
}
