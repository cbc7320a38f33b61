import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const backOffice = new URL('../../packages/back-office/package.json', import.meta.url);
const folder = dirname(createRequire(backOffice).resolve('pdfjs-dist/package.json'));

/** Folders of pdf.js whose files it loads by name, and those that are needed without WebAssembly. */
const folders = [
  ['legacy/build', /^pdf\.worker\.min\.mjs$/],
  ['cmaps', /./],
  ['standard_fonts', /./],
  ['wasm', /_nowasm_fallback\.js$|^LICENSE_(?!.*(?:QCMS|QUICKJS))/],
] as const;

/** Each file by its address below that of the version. The worker stands at the top. */
async function pdfFiles(): Promise<Map<string, string>> {
  const listed = await Promise.all(
    folders.map(async ([name, wanted]) =>
      (await readdir(join(folder, name))).filter((file) => wanted.test(file)).map((file) => [name, file] as const),
    ),
  );
  return new Map(
    listed.flat().map(([name, file]) => [name === 'legacy/build' ? file : `${name}/${file}`, join(folder, name, file)]),
  );
}

async function readVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return version;
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript' };

/** Serves the files that pdf.js loads while it shows a document, under the version, so that they can be cached. */
export function pdfFilesOfViewer(): Plugin {
  return {
    name: 'pdf-files',
    async generateBundle() {
      const address = `assets/pdfjs-${await readVersion()}`;
      for (const [name, path] of await pdfFiles())
        this.emitFile({ type: 'asset', fileName: `${address}/${name}`, source: await readFile(path) });
    },
    async configureServer(server) {
      const files = await pdfFiles();
      server.middlewares.use(`/assets/pdfjs-${await readVersion()}`, (request, response, next) => {
        const path = files.get((request.url ?? '').slice(1).split('?')[0] ?? '');
        if (path === undefined) return next();
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
        createReadStream(path).pipe(response);
      });
    },
  };
}
