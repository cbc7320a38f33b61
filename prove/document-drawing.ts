import type { Browser, Page } from 'playwright';
import type { DocumentService } from './document-service.ts';
import { openTab, timeUntilDrawn } from './drawn-pages.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';

const strokes = 499;
const rounds = 5;
/** Ms of a frame at 60 a second. */
const frame = 1000 / 60;

/** Measures the frames of a stroke over 499 others. The best round must keep 60 a second. */
export async function measureDrawing(browser: Browser, service: DocumentService, letter: string): Promise<boolean> {
  const page = await openTab(browser, service);
  try {
    await page.goto(`${service.url}/documents/${letter}`);
    await timeUntilDrawn(page);
    await page.getByRole('button', { name: 'Draw' }).click();
    await page.locator('.drawing-layer').first().waitFor();
    await timeUntilDrawn(page);
    await addStrokes(page, strokes);
    const shown = await page.getByText(`${strokes} strokes`).count();
    const measured: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await drawLongStroke(page));
      await page.keyboard.press('Control+z');
    }
    const medians = measured.map(median);
    const isFast = Math.min(...medians) <= frame * 1.05;
    const slowest = measured.map((intervals) => percentile(intervals, 0.95));
    console.log(
      `stroke over ${strokes} others${shown === 0 ? ' (NOT DRAWN)' : ''}: ms between frames, best round ${Math.min(...medians).toFixed(1)} in median, ` +
        `${Math.min(...slowest).toFixed(1)} at p95 (goal: ${frame.toFixed(1)} in median)`,
    );
    return isFast && shown > 0;
  } finally {
    await page.context().close();
  }
}

/** Draws short strokes all over the first page, as a mouse does. */
const addStrokes = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (number) => {
    const layer = document.querySelector('.drawing-layer');
    if (layer === null) throw new Error('There is nothing to draw on.');
    const box = layer.getBoundingClientRect();
    // A pointer that no device has cannot be captured.
    Object.assign(layer, { setPointerCapture: () => {}, hasPointerCapture: () => true });
    const send = (kind: string, x: number, y: number) =>
      layer.dispatchEvent(
        new PointerEvent(kind, {
          clientX: box.left + x,
          clientY: box.top + y,
          pointerType: 'mouse',
          isPrimary: true,
          bubbles: true,
          cancelable: true,
        }),
      );
    for (let stroke = 0; stroke < number; stroke += 1) {
      const [left, top] = [20 + (stroke % 20) * 25, 20 + Math.floor(stroke / 20) * 25];
      send('pointerdown', left, top);
      for (let step = 1; step <= 20; step += 1) send('pointermove', left + step, top + 10 * Math.sin(step / 3));
      send('pointerup', left + 20, top);
      if (stroke % 20 === 0) await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
  }, count);

/** Moves the pen a little in each frame for two seconds, and returns the intervals between frames in ms. */
const drawLongStroke = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const layer = document.querySelector('.drawing-layer');
    if (layer === null) throw new Error('There is nothing to draw on.');
    const box = layer.getBoundingClientRect();
    const send = (kind: string, x: number, y: number) =>
      layer.dispatchEvent(
        new PointerEvent(kind, {
          clientX: box.left + x,
          clientY: box.top + y,
          pointerType: 'mouse',
          isPrimary: true,
          bubbles: true,
          cancelable: true,
        }),
      );
    send('pointerdown', 30, 30);
    const intervals: number[] = [];
    let before = await new Promise<number>(requestAnimationFrame);
    for (let step = 0; step < 120; step += 1) {
      for (let part = 0; part < 4; part += 1)
        send('pointermove', 30 + step * 3 + part, 200 + 120 * Math.sin((step + part / 4) / 9));
      const now = await new Promise<number>(requestAnimationFrame);
      intervals.push(now - before);
      before = now;
    }
    send('pointerup', 30, 30);
    return intervals;
  });
