import { existsSync } from 'node:fs';
import { run } from './shell.mjs';

/** Installs Debian's MariaDB where it is missing and we are root there; elsewhere its tests are skipped. */
export async function installMariadb() {
  if (existsSync('/usr/sbin/mariadbd') || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log("Installing Debian's mariadb-server …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update'], { quiet: true });
  await run(['apt-get', 'install', '-y', '--no-install-recommends', 'mariadb-server'], { quiet: true, env });
}
