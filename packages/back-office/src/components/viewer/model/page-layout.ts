/** Size of a page as displayed, in its own units at 100 %. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Space between pages, in pixels at every zoom. */
export const pageGap = 24;

/** Where each page of a stack begins and how high it is, in pixels. */
export interface PageLayout {
  readonly tops: readonly number[];
  readonly heights: readonly number[];
}

/** Places pages below each other. */
export function placePages(sizes: readonly PageSize[], scale: number, gap = pageGap): PageLayout {
  const heights = sizes.map(({ height }) => Math.round(height * scale));
  let top = 0;
  const tops = heights.map((height) => {
    const own = top;
    top += height + gap;
    return own;
  });
  return { tops, heights };
}
