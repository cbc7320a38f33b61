import type { PageSize } from '../../viewer/model/page-layout';
import { fromMillimetres } from './millimetres';

/** A rectangle on the displayed page: pdf.js's viewport at scale 1, y downwards. */
export interface PagePlace {
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const smallestWidth = 10;

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));

/** Keeps a place on its page, with its proportions. */
export function keepOnPage(place: PagePlace, size: PageSize): PagePlace {
  const ratio = place.height / place.width;
  const width = Math.min(Math.max(fromMillimetres(smallestWidth), place.width), size.width, size.height / ratio);
  const height = width * ratio;
  return {
    page: place.page,
    width,
    height,
    x: clamp(place.x, size.width - width),
    y: clamp(place.y, size.height - height),
  };
}

/** Moves a place by millimetres. */
export function movePlace(place: PagePlace, right: number, down: number, size: PageSize): PagePlace {
  return keepOnPage({ ...place, x: place.x + fromMillimetres(right), y: place.y + fromMillimetres(down) }, size);
}

/** Changes the width, and the height with it. */
export function widenPlace(place: PagePlace, width: number, size: PageSize): PagePlace {
  return keepOnPage({ ...place, width, height: (width * place.height) / place.width }, size);
}
