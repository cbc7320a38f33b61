import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';

/**
 * A program and its arguments.
 * @typedef {[program: string, ...args: string[]]} Command
 */

/** Path of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The project's Node, installed from npm. */
export const node24 = join(root, 'node_modules/.bin/node');

const toolPath = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

const pnpmVersion = '12.21.0';

/**
 * Command that runs pnpm in the project's version, without a global installation.
 * @param {string[]} args
 * @returns {Command}
 */
export function pnpm(...args) {
  return ['npx', '-y', `pnpm@${pnpmVersion}`, ...args];
}

/**
 * Command that runs a program of a dependency. It starts seconds faster than `pnpm exec`.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {string} [folder] package that has the dependency
 * @returns {Command}
 */
export function tool(name, args, folder = '.') {
  return [join(root, folder, 'node_modules/.bin', name), ...args];
}

/**
 * Runs a command to its end, with the project's Node first in `PATH`.
 * @param {Command} command
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean }} [options]
 *   `env` is added to our own environment; `quiet` captures the output instead of printing it
 * @returns {Promise<{ code: number, output: string }>} `code` is 1 after a signal
 */
export function run([program, ...args], { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH: toolPath, TURBO_TELEMETRY_DISABLED: '1', ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    const append = (/** @type {Buffer} */ chunk) => (output += chunk);
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command in our place: it receives our signals, so that it can stop gracefully, and we exit with its code.
 * @param {Command} command
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options] `env` is added to our own environment
 */
export function become([program, ...args], { cwd = root, env = {} } = {}) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(error.message));
  child.on('close', (code) => process.exit(code ?? 1));
}

/**
 * Prints an error and exits with code 1.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
