import type { Page } from 'playwright';

/** In pixels of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  /** Position of the drawn pointer in the page. */
  var pointerAt: Point | undefined;
}

/** Draws a pointer over the page, because a screencast does not contain the real one. */
export async function showPointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector('[data-pointer]')) return;
    const at = globalThis.pointerAt ?? { x: 520, y: 300 };
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.dataset['pointer'] = '';
    drawing.setAttribute('viewBox', '0 0 16 24');
    const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    arrow.setAttribute('d', 'M1 1v17l4.4-3.6 2.9 6.9 3-1.3-2.9-6.7H14Z');
    arrow.setAttribute('fill', '#1f1d1a');
    arrow.setAttribute('stroke', '#ffffff');
    arrow.setAttribute('stroke-width', '1.5');
    drawing.append(arrow);
    Object.assign(drawing.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '16px',
      height: '24px',
      zIndex: '2147483647',
      pointerEvents: 'none',
      transform: `translate(${at.x}px, ${at.y}px)`,
    });
    document.body.append(drawing);
  });
}

/** Moves the pointer to a point smoothly, in 0.45 s of the video. */
export async function movePointer(page: Page, { x, y }: Point, slowness: number): Promise<void> {
  await page.evaluate(
    ({ to, duration }) =>
      new Promise<void>((resolve) => {
        const drawing = document.querySelector<SVGElement>('[data-pointer]');
        const from = globalThis.pointerAt ?? { x: 520, y: 300 };
        const began = performance.now();
        const step = (now: number) => {
          const part = Math.min(1, (now - began) / duration);
          const eased = part * part * (3 - 2 * part);
          const at = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
          if (drawing !== null) drawing.style.transform = `translate(${at.x}px, ${at.y}px)`;
          globalThis.pointerAt = at;
          if (part < 1) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    { to: { x, y }, duration: 450 * slowness },
  );
}
