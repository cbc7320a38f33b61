import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium, type Page } from 'playwright';
import { browserMissing, findBrowser } from './browser.ts';
import { buildProduct } from './build.ts';
import { startBuiltService } from './built-service.ts';
import { captions, encode } from './help-video/encode.ts';
import { startScreencast } from './help-video/screencast.ts';
import { length, openRegistration, scenes } from './help-video/storyboard.ts';
import { root, stop } from './shell.mjs';

/** Records the help video of the registration page in both languages, with the built product. */
const target = join(root, 'packages/auth/src/pages/registration/help/video');
const locales = { en: 'en-GB', sl: 'sl-SI' } as const;
type Language = keyof typeof locales;
/** An enlarged layout of a narrow window is legible in a small player. */
const window = { width: 640, height: 400 };
const enlargement = 1.5;
const picture = { width: window.width * enlargement, height: window.height * enlargement };
/** Recorded slower than shown, so that a slow machine has no effect. */
const slowness = 2;
const maxBytes = 3 * 1024 * 1024;

const executablePath = (await findBrowser()) ?? stop(browserMissing);
await buildProduct();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--hide-scrollbars', `--force-device-scale-factor=${enlargement}`],
});
mkdirSync(target, { recursive: true });
let total = 0;
for (const language of Object.keys(locales) as Language[]) {
  total += await record(language);
  writeFileSync(join(target, `captions.${language}.vtt`), captions(scenes, length, language));
}
await browser.close();
if (total > maxBytes) stop(`The videos have ${total} bytes. Allowed: ${maxBytes}.`);

async function record(language: Language): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-video-'));
  const service = await startBuiltService();
  try {
    const context = await browser.newContext({ viewport: null, locale: locales[language] });
    const stage = { page: await context.newPage(), url: service.url, language, slowness };
    await fitWindow(stage.page);
    await openRegistration(stage);
    const cast = await startScreencast(stage.page, folder, slowness);
    cast.begin();
    for (const { at, act } of scenes) {
      const early = at - cast.elapsed();
      if (early < 0) throw new Error(`The scene at ${at} s starts ${-early} s late. Give the previous one more time.`);
      await stage.page.waitForTimeout(early * 1000 * slowness);
      await act(stage);
    }
    const rest = length - cast.elapsed();
    if (rest < 0) throw new Error(`The last scene ends ${-rest} s late. Give the video more time.`);
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
 * Resizes the window until its page has the wanted size. The height may be one pixel more, because of the enlargement. An
 * emulated size would not be enlarged.
 */
async function fitWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  for (let left = 20; left > 0; left -= 1) {
    const { bounds } = await session.send('Browser.getWindowForTarget');
    const inside = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (inside.width - window.width === 0 && [0, 1].includes(inside.height - window.height)) return;
    const width = (bounds.width ?? 0) + window.width - inside.width;
    const height = (bounds.height ?? 0) + window.height - inside.height;
    await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
    await page.waitForTimeout(200);
  }
  throw new Error('The window did not get the size of the video.');
}
