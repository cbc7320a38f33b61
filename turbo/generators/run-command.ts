import { execFileSync } from 'node:child_process';

/** Runs a command of the workspace in a folder. */
export function runCommand(folder: string, command: string, ...parameters: string[]): string {
  execFileSync('npx', ['--no-install', command, ...parameters], { cwd: folder, stdio: 'pipe' });
  return `${command} ${parameters.join(' ')}`;
}
