import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolder } from '../package-folder';

const run = promisify(execFile);

/** Builds the service into a folder of the package's own, so that a process can be made of it. */
export async function buildService(): Promise<string> {
  const folder = join(packageFolder, 'node_modules', '.cache', 'killed-service');
  const tsup = join(packageFolder, 'node_modules', 'tsup', 'dist', 'cli-default.js');
  await run(process.execPath, [tsup, '--out-dir', folder, '--silent'], { cwd: packageFolder });
  return join(folder, 'server.js');
}

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** What it has said so far. */
  output(): string;
  /** How it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** Starts a built service as a process with exactly this environment. */
export function startService(server: string, environment: Readonly<Record<string, string>>): ServiceProcess {
  const child = spawn(process.execPath, [server], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  return { child, output: () => output, ended };
}
