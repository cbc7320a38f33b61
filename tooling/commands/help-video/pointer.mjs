/** A screencast leaves the pointer out: one is drawn over the page, where the real one is. */
export async function showPointer(page) {
  await page.evaluate(() => {
    if (document.querySelector('[data-pointer]')) return;
    const at = globalThis.pointerAt ?? { x: 520, y: 300 };
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.dataset.pointer = '';
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

/** Glides to a place of the viewport, as a hand does, in 0.45 s of the video. */
export async function movePointer(page, { x, y }, slowness) {
  await page.evaluate(
    ({ to, duration }) =>
      new Promise((resolve) => {
        const drawing = document.querySelector('[data-pointer]');
        const from = globalThis.pointerAt ?? { x: 520, y: 300 };
        const began = performance.now();
        const step = (now) => {
          const part = Math.min(1, (now - began) / duration);
          const eased = part * part * (3 - 2 * part);
          const at = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
          drawing.style.transform = `translate(${at.x}px, ${at.y}px)`;
          globalThis.pointerAt = at;
          if (part < 1) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    { to: { x, y }, duration: 450 * slowness },
  );
}
