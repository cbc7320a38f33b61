import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { root } from '../tooling/commands/shell.mjs';

const library = join(root, 'packages/back-office/node_modules/pdfjs-dist');
const types: Readonly<Record<string, string>> = { '.mjs': 'text/javascript', '.css': 'text/css' };

/** The viewer that comes with pdf.js, for the same build of it and the same worker. */
const html = `<!doctype html><meta charset="utf-8"><title>pdf.js</title>
<link rel="stylesheet" href="/legacy/web/pdf_viewer.css">
<style>#stage { position: absolute; inset: 0; overflow: auto }</style>
<div id="stage"><div class="pdfViewer"></div></div>
<script type="module">
import * as library from '/legacy/build/pdf.min.mjs';
globalThis.pdfjsLib = library;
library.GlobalWorkerOptions.workerSrc = '/legacy/build/pdf.worker.min.mjs';
const { EventBus, PDFLinkService, PDFViewer } = await import('/legacy/web/pdf_viewer.mjs');
const eventBus = new EventBus();
const linkService = new PDFLinkService({ eventBus });
const container = document.querySelector('#stage');
const viewer = new PDFViewer({ container, eventBus, linkService });
linkService.setViewer(viewer);
eventBus.on('pagerendered', ({ source }) => source.div.toggleAttribute('data-drawn', true));
const url = '/file' + location.pathname;
const pdf = await library.getDocument({ url, standardFontDataUrl: '/standard_fonts/', useWasm: false }).promise;
viewer.setDocument(pdf);
linkService.setDocument(pdf);
</script>`;

export interface OwnViewer {
  readonly url: string;
  readonly stop: () => void;
}

/** Serves pdf.js's own viewer, which shows each file at its name. */
export async function serveOwnViewer(files: Readonly<Record<string, Uint8Array>>): Promise<OwnViewer> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(url.split('?', 1)[0] ?? '/');
    const file = path.startsWith('/file/') ? files[path.slice('/file/'.length)] : undefined;
    if (file !== undefined) return response.setHeader('content-type', 'application/pdf').end(file);
    const part = join(library, path);
    if (extname(path) !== '' && existsSync(part)) {
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      return createReadStream(part).pipe(response);
    }
    return response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
