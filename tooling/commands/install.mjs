import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, root, run, stop } from './shell.mjs';

const stampFile = join(root, 'node_modules/.atrium-installed.json');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return { lock: '', scope: 'nothing' };
  }
}

/**
 * Installs what is missing, exactly as the lockfile says.
 * @param {'product' | 'everything'} wanted `product`: what building and running needs (the `dependencies`);
 *   `everything`: the tools of development and tests too. Once everything is there it stays.
 */
export async function ensureInstalled(wanted) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) stop(`Atrium needs Node 20 or newer; this is ${process.version}.`);

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
  if (code !== 0) stop(`${output}\nThe installation failed; the lines above say why.`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ lock: lockHash(), scope }));
}
