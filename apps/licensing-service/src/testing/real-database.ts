import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { testCertificates } from './test-certificates';

/** A real database server on 127.0.0.1 with a database `crm` and a certificate for db.example.com. */
export interface RealDatabase {
  readonly port: number;
  stop(): Promise<void>;
}

/** Users: the owner has all privileges in `crm`, the reader may only read, the stranger may only log in. */
export const realUsers = { owner: 'crm_owner', reader: 'crm_reader', stranger: 'crm_stranger' } as const;
export const realPassword = 'modra-baza7';

export interface ServerOwner {
  readonly uid: number;
  readonly gid: number;
}

/** The user that runs a server, since servers refuse to run as root; undefined if the tests do not run as root. */
export function ownerNamed(user: string): ServerOwner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const readId = (flag: string) => Number(execFileSync('id', [flag, user]).toString());
  return { uid: readId('-u'), gid: readId('-g') };
}

/** Creates a folder with the server's certificate, readable by its user. */
export function folderFor(name: string, owner: ServerOwner | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), `atrium-${name}-`));
  writeFileSync(join(folder, 'server.pem'), testCertificates.server);
  writeFileSync(join(folder, 'server.key'), testCertificates.key);
  chmodSync(join(folder, 'server.key'), 0o600);
  if (owner !== undefined)
    for (const path of [folder, join(folder, 'server.pem'), join(folder, 'server.key')])
      chownSync(path, owner.uid, owner.gid);
  return folder;
}

interface ServerStart {
  readonly program: string;
  readonly args: readonly string[];
  readonly owner: ServerOwner | undefined;
  readonly folder: string;
  readonly port: number;
}

/**
 * Starts a server and waits until it listens. Deletes its folder on stop. Throws if it ends or does not listen within
 * 30 seconds.
 */
export async function startServer({ program, args, owner, folder, port }: ServerStart): Promise<RealDatabase> {
  const child = spawn(program, args, { ...owner, cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGINT');
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + 30_000;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`${program} does not listen.`);
    }
    await setTimeout(100);
  }
  return { port, stop };
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
