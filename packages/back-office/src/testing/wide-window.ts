import { vi } from 'vitest';

/** A window of 1,280 pixels: jsdom has no media queries. */
export function wideWindow(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }),
  );
}
