import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command to its end; its output is part of the error. */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd, maxBuffer: 16 * 1024 * 1024 }).catch(
    (error: { stdout?: string; stderr?: string; message: string }) => {
      throw new Error(`${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
    },
  );
  return stdout;
}
