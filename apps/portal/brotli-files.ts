import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const compressible = /\.(?:css|m?js|svg|webmanifest)$/;

/** Writes a brotli copy beside each compressible file, and reports its transfer size. */
export function brotliFiles(): Plugin {
  let folder = '';
  return {
    name: 'brotli-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
        const sizes = await Promise.all(names.map((name) => compressFile(folder, name)));
        for (const { name, size } of sizes.toSorted((one, other) => other.size - one.size)) {
          this.info(`${(size / 1024).toFixed(1).padStart(7)} KiB brotli  ${name}`);
        }
      },
    },
  };
}

async function compressFile(folder: string, name: string) {
  const compressed = await compress(await readFile(join(folder, name)));
  await writeFile(join(folder, `${name}.br`), compressed);
  return { name, size: compressed.length };
}
