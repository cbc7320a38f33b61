import type { AvatarInput } from '@atrium/api-client/contract';

/** The size of a picture in its pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A square part of a picture. */
export interface Crop {
  /** 1 is the largest square that fits. */
  readonly zoom: number;
  /** Centre of the part in pixels of the turned picture. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns to the right. */
  readonly turns: number;
}

export const largestZoom = 4;

const isAcross = (turns: number) => turns % 2 === 1;

/** The size after the turns. */
export const turnedSize = ({ width, height }: PictureSize, { turns }: Pick<Crop, 'turns'>): PictureSize =>
  isAcross(turns) ? { width: height, height: width } : { width, height };

/** Side of the part in pixels of the picture. */
export const sideOf = ({ width, height }: PictureSize, { zoom }: Pick<Crop, 'zoom'>): number =>
  Math.min(width, height) / zoom;

const between = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest);

/** Keeps the part inside the picture. */
function fit(picture: PictureSize, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, largestZoom);
  const half = sideOf(picture, { zoom }) / 2;
  const { width, height } = turnedSize(picture, crop);
  return { ...crop, zoom, x: between(crop.x, half, width - half), y: between(crop.y, half, height - half) };
}

/** The largest square in the middle. */
export function wholeCrop(picture: PictureSize, turns = 0): Crop {
  const { width, height } = turnedSize(picture, { turns });
  return { zoom: 1, x: width / 2, y: height / 2, turns };
}

/** Moves the part by shares of its side. */
export function moveCrop(picture: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(picture, crop);
  return fit(picture, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
}

/** A point of the part, in shares of its side from its centre. */
export interface CropPoint {
  readonly right: number;
  readonly down: number;
}

const centre: CropPoint = { right: 0, down: 0 };

/** Zooms around a point of the part: what is shown there stays there. */
export function zoomCrop(picture: PictureSize, crop: Crop, zoom: number, { right, down }: CropPoint = centre): Crop {
  const gone = sideOf(picture, crop) - sideOf(picture, fit(picture, { ...crop, zoom }));
  return fit(picture, { ...crop, zoom, x: crop.x + right * gone, y: crop.y + down * gone });
}

/** Turns the picture by a quarter to the right; the middle of the part stays. */
export function turnCrop(picture: PictureSize, crop: Crop): Crop {
  const { height } = turnedSize(picture, crop);
  return fit(picture, { ...crop, x: height - crop.y, y: crop.x, turns: (crop.turns + 1) % 4 });
}

/** The part in whole pixels of the picture before it is turned. */
export function partOf(picture: PictureSize, crop: Crop): AvatarInput {
  let [x, y] = [crop.x, crop.y];
  for (let { turns } = crop; turns > 0; turns -= 1) {
    const { width } = turnedSize(picture, { turns });
    [x, y] = [y, width - x];
  }
  const side = Math.max(1, Math.floor(sideOf(picture, crop)));
  const start = (centre: number, length: number) => between(Math.round(centre - side / 2), 0, length - side);
  return { x: start(x, picture.width), y: start(y, picture.height), side, turns: crop.turns };
}
