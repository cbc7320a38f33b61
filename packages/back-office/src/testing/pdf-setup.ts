import { beforeAll, vi } from 'vitest';

/** Answers every call of a canvas: jsdom draws nothing, so pdf.js draws into nothing. */
const context = (canvas: HTMLCanvasElement): unknown =>
  new Proxy(
    { canvas, measureText: () => ({ width: 10, fontBoundingBoxAscent: 8, fontBoundingBoxDescent: 2 }) },
    {
      get: (known, name) => (name in known ? known[name as keyof typeof known] : () => matrix),
      set: () => true,
    },
  );

const matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0, invertSelf: () => matrix };

// pdf.js loads its worker once per process, and remembers a failure, so each file needs it before a page opens a PDF.
// @ts-expect-error -- the worker has no types
await import('pdfjs-dist/legacy/build/pdf.worker.mjs');

/** Runs pdf.js in jsdom, which has neither workers nor a canvas. */
beforeAll(() => {
  if (typeof window === 'undefined') return;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:worker' }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function getContext(this: HTMLCanvasElement) {
    return context(this) as never;
  });
});
