import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { browserMissing, findBrowser } from './browser.mjs';
import { buildProduct } from './build.mjs';
import { startBuiltService } from './built-service.mjs';
import { captions, encode } from './help-video/encode.mjs';
import { startScreencast } from './help-video/screencast.mjs';
import { length, scenes, setScene } from './help-video/storyboard.mjs';
import { ensureInstalled } from './install.mjs';
import { root, stop } from './shell.mjs';

/** Records the help video of the registration page again, in both languages, from the built product. */
const target = join(root, 'packages/auth/src/pages/registration/help/video');
const languages = { en: 'en-GB', sl: 'sl-SI' };
/** The layout of a narrow window, drawn larger, is legible in a small player. */
const window = { width: 640, height: 400 };
const enlargement = 1.5;
const picture = { width: window.width * enlargement, height: window.height * enlargement };
/** Filmed slower than shown, so that a busy machine does not show. */
const slowness = 2;
const budget = 3 * 1024 * 1024;

await ensureInstalled('everything');
const executablePath = (await findBrowser()) ?? stop(browserMissing);
await buildProduct();
const { chromium } = createRequire(join(root, 'apps/portal/package.json'))('playwright');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--hide-scrollbars', `--force-device-scale-factor=${enlargement}`],
});
mkdirSync(target, { recursive: true });
let total = 0;
for (const [language, locale] of Object.entries(languages)) {
  total += await record(language, locale);
  writeFileSync(join(target, `captions.${language}.vtt`), captions(scenes, length, language));
}
await browser.close();
if (total > budget) stop(`The videos weigh ${total} bytes together; ${budget} are allowed.`);

async function record(language, locale) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-video-'));
  const service = await startBuiltService();
  try {
    const context = await browser.newContext({ viewport: null, locale });
    const stage = { page: await context.newPage(), url: service.url, language, slowness };
    await fitWindow(stage.page);
    await setScene(stage);
    const cast = await startScreencast(stage.page, folder, slowness);
    cast.begin();
    for (const { at, act } of scenes) {
      const early = at - cast.elapsed();
      if (early < 0) throw new Error(`The scene at ${at} s begins ${-early} s late: give the one before more time.`);
      await stage.page.waitForTimeout(early * 1000 * slowness);
      await act(stage);
    }
    const rest = length - cast.elapsed();
    if (rest < 0) throw new Error(`The last scene ends ${-rest} s late: give the video more time.`);
    await stage.page.waitForTimeout(rest * 1000 * slowness);
    const frames = await cast.stop();
    await context.close();
    const file = join(target, `registration.${language}.webm`);
    await encode(frames, { length, folder, target: file, ...picture });
    const { size: bytes } = statSync(file);
    console.log(`${relative(root, file)}: ${length} s, ${frames.length} frames, ${Math.round(bytes / 1024)} KiB`);
    return bytes;
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A window whose page has the size wanted, or a row more where the enlargement does not come out even. An emulated size
 * would be drawn without the enlargement.
 */
async function fitWindow(page) {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  for (let left = 20; left > 0; left -= 1) {
    const { bounds } = await session.send('Browser.getWindowForTarget');
    const inside = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (inside.width - window.width === 0 && [0, 1].includes(inside.height - window.height)) return;
    const width = bounds.width + window.width - inside.width;
    const height = bounds.height + window.height - inside.height;
    await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
    await page.waitForTimeout(200);
  }
  throw new Error('The window could not be given the size of the video.');
}
