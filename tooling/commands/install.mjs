import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, root, run, stop } from './shell.mjs';

/**
 * `product`: what building and running needs, which are the `dependencies`; `everything`: also the tools for development
 * and tests.
 * @typedef {'product' | 'everything'} Scope
 */

const stampFile = join(root, 'node_modules/.atrium-installed.json');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
}

/** @returns {{ lock: string, scope: Scope | 'nothing' }} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return { lock: '', scope: 'nothing' };
  }
}

/**
 * Installs missing dependencies as the lockfile lists them. A full installation is never reduced to `product`.
 * @param {Scope} wanted
 */
export async function ensureInstalled(wanted) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major === undefined || major < 20) stop(`Atrium needs Node 20 or newer; this is ${process.version}.`);

  const stamp = readStamp();
  const scope = stamp.scope === 'everything' ? 'everything' : wanted;
  if (stamp.lock === lockHash() && stamp.scope === scope && existsSync(join(root, 'node_modules/.bin/turbo'))) return;

  console.log(scope === 'product' ? 'Installing what Atrium needs to build and run …' : 'Installing everything …');
  const { code, output } = await run(
    pnpm(
      'install',
      '--frozen-lockfile',
      '--config.confirmModulesPurge=false',
      ...(scope === 'product' ? ['--prod'] : []),
    ),
    { quiet: true, env: { CI: 'true' } },
  );
  if (code !== 0) stop(`${output}\nThe installation failed. See the lines above.`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ lock: lockHash(), scope }));
}
