import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { peers } from './contenders.mjs';

const here = import.meta.dirname;
const out = join(here, '../.first-load');

const page = (style) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Peer</title>${style ? '<link rel="stylesheet" href="/main.css">' : ''}<script type="module" src="/main.js"></script></head><body><div id="root"></div></body></html>`;

function compress(folder) {
  for (const name of readdirSync(folder)) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
  }
}

async function buildPeer({ entry, kit, html }, folder) {
  mkdirSync(folder, { recursive: true });
  if (html) return writeFileSync(join(folder, 'index.html'), readFileSync(join(here, 'peers', html)));
  await build({
    entryPoints: { main: join(here, 'peers', entry) },
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: kit ? { '#kit': join(here, 'peers/kits', `${kit}.jsx`) } : {},
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'index.html'), page(readdirSync(folder).includes('main.css')));
}

/** Builds each peer for production into its own folder, with a Brotli copy of every file. */
export async function buildPeers() {
  rmSync(out, { recursive: true, force: true });
  const built = [];
  for (const [index, peer] of peers.entries()) {
    const folder = join(out, String(index));
    await buildPeer(peer, folder);
    compress(folder);
    built.push({ ...peer, folder });
  }
  return built;
}
