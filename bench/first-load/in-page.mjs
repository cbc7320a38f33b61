/** Runs in the page before anything else does: notes paints, shifts and slow events, and tries the form or waits for the rows. */
export function watch({ lastTitle }) {
  const seen = { largestPaint: 0, shift: 0, slowest: 0, usable: 0, rows: 0, lastTyped: Infinity, allTold: false };
  window.benchSeen = seen;
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  observe(
    'event',
    ({ duration, interactionId, startTime }) => {
      if (startTime > seen.lastTyped) seen.allTold = true;
      else if (interactionId) seen.slowest = Math.max(seen.slowest, duration);
    },
    { durationThreshold: 16 },
  );

  const answered = () => document.querySelector('[aria-invalid="true"], [role="alert"], .ant-form-item-has-error');
  addEventListener('invalid', () => (seen.usable ||= performance.now()), { capture: true });
  const tick = () => {
    if (document.body?.innerText.includes(lastTitle)) seen.rows ||= performance.now();
    if (answered()) seen.usable ||= performance.now();
    const form = document.querySelector('form');
    if (window.benchTriesForm && !seen.usable)
      form?.querySelector('button[type="submit"], button:not([type])')?.click();
    if (!seen.usable || !seen.rows) setTimeout(tick, 16);
  };
  addEventListener('DOMContentLoaded', tick);
}
