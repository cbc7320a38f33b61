import type { Browser } from 'playwright';
import type { DocumentService } from './document-service.ts';
import { openTab, timeUntilDrawn } from './drawn-pages.ts';

/** Texts that only the code of the viewer, of the editor of items, of drawing and of signing contains. */
const parts: Readonly<Record<string, RegExp>> = {
  viewer: /viewer__stage/,
  'pdf.js': /GlobalWorkerOptions/,
  'new document': /items-grid__row/,
  drawing: /drawing-layer/,
};

/** Checks that the lists load no code of the viewer, the form and the drawing, and prints what they load. */
export async function checkLoadedCode(browser: Browser, service: DocumentService, letter: string): Promise<boolean> {
  let passes = true;
  for (const list of ['/documents', '/documents/templates', '/customers', '/tenants']) {
    const { bytes, found } = await loadedBy(browser, service, list);
    console.log(`${list}: ${Math.round(bytes / 1000)} kB of scripts, ${found.join(', ') || 'none of documents'}`);
    passes &&= found.length === 0;
  }
  const { bytes, found } = await loadedBy(browser, service, `/documents/${letter}`, true);
  console.log(`a document: ${Math.round(bytes / 1000)} kB of scripts, with ${found.join(', ')}`);
  return passes && !found.includes('drawing') && !found.includes('new document');
}

/** Bytes of the scripts that a page loads on its own, unpacked, and the parts in them. */
async function loadedBy(browser: Browser, service: DocumentService, path: string, hasPages = false) {
  const page = await openTab(browser, service);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
  });
  await page.goto(`${service.url}${path}`);
  if (hasPages) await timeUntilDrawn(page);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts);
  await page.context().close();
  const code = texts.join('\n');
  return {
    bytes: Buffer.byteLength(code),
    found: Object.entries(parts)
      .filter(([, sign]) => sign.test(code))
      .map(([name]) => name),
  };
}
