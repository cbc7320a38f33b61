import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Options } from 'tsup';

const packages = join(import.meta.dirname, 'node_modules');
const pglitePackage = readFileSync(join(packages, '@electric-sql', 'pglite', 'package.json'), 'utf8');
const { version } = JSON.parse(pglitePackage) as { version: string };
const kept = join(packages, '.cache', `empty-database-${version}.tar.gz`);

/**
 * Puts an empty database beside PGlite's thread, which unpacks it into a new data folder: making one there takes four
 * seconds of processor time. It depends on PGlite's version alone and is made once per version.
 */
export const emptyDatabase: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'empty-database',
  setup(build) {
    const { outdir = 'dist' } = build.initialOptions;
    build.onEnd(async () => {
      if (!existsSync(kept)) await make();
      const folder = join(outdir, 'database');
      await mkdir(folder, { recursive: true });
      await copyFile(kept, join(folder, 'empty.tar.gz'));
    });
  },
};

async function make(): Promise<void> {
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir('gzip');
  await pglite.close();
  await mkdir(dirname(kept), { recursive: true });
  const draft = `${kept}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, kept);
}
