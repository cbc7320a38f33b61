import { chromium } from 'playwright';
import { browserMissing, findBrowser } from '../tooling/commands/browser.ts';
import { buildProduct } from '../tooling/commands/build.ts';
import { measureDrawing } from './document-drawing.ts';
import { checkLoadedCode } from './document-code.ts';
import { measurePreviews } from './document-previews.ts';
import { startDocumentService } from './document-service.ts';
import { measureViewing } from './document-viewing.ts';

/** Measures previews, the viewer beside pdf.js's own one, and drawing, in the built product. */
export async function proveDocumentSpeed(): Promise<boolean> {
  const executablePath = await findBrowser();
  if (!executablePath) {
    console.log(browserMissing);
    return false;
  }
  await buildProduct();
  const service = await startDocumentService({ LIMIT_LIVE_PREVIEWS_PER_MINUTE: '1000' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  try {
    const previews = await measurePreviews(browser, service);
    const letter = await service.addLetter();
    const viewing = await measureViewing(browser, service, letter);
    const drawing = await measureDrawing(browser, service, letter);
    const code = await checkLoadedCode(browser, service, letter);
    return previews && viewing && drawing && code;
  } finally {
    await browser.close();
    await service.stop();
  }
}
