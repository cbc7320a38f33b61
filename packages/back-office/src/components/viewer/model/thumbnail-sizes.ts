import type { PageSize } from './page-layout';

/** Width of a thumbnail, and space below it for its number. */
const thumbnailWidth = 88;
const numberHeight = 20;
export const thumbnailGap = 16;

/** Sizes of the thumbnails with their numbers. A very long page is cut. */
export function thumbnailSizes(sizes: readonly PageSize[]): PageSize[] {
  return sizes.map(({ width, height }) => ({
    width: thumbnailWidth,
    height: Math.round(Math.min(2, height / width) * thumbnailWidth) + numberHeight,
  }));
}
