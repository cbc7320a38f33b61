import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { broken } from './tally.mjs';

const program = fileURLToPath(new URL('suite-process.mjs', import.meta.url));

/**
 * @param {string} name
 * @param {string | undefined} browser
 * @returns {Promise<{ tally: import('./tally.mjs').Tally, seconds: number, coreSeconds: number | undefined }>}
 */
export function runSuite(name, browser) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = fork(program, browser === undefined ? [name] : [name, browser]);
    let measured = { tally: broken };
    child.on('message', (message) => (measured = message));
    child.on('close', () => resolve({ ...measured, seconds: (performance.now() - began) / 1000 }));
  });
}
