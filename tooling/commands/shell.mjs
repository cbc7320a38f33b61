import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Node 24, which the project brings itself. */
export const node24 = join(root, 'node_modules/.bin/node');

const toolPath = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

const pnpmVersion = '12.21.0';

/** The command line that runs pnpm without asking for a global one. */
export function pnpm(...args) {
  return ['npx', '-y', `pnpm@${pnpmVersion}`, ...args];
}

/** The command line of a program that a package brings, without the seconds that pnpm takes to begin. */
export function tool(name, args, folder = '.') {
  return [join(root, folder, 'node_modules/.bin', name), ...args];
}

/**
 * Runs a command to its end, with Node 24 first on its path.
 * @returns {Promise<{ code: number, output: string }>} exit code (1 after a signal) and, with `quiet`, what it printed
 */
export function run([command, ...args], { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: toolPath, TURBO_TELEMETRY_DISABLED: '1', ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command and hands our exit over to it; signals reach it, so it can stop gracefully. */
export function become([command, ...args], { cwd = root, env = {} } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(error.message));
  child.on('close', (code) => process.exit(code ?? 1));
  return child;
}

/** Ends with a plain sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
