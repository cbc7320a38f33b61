/** A file in memory, or the path of one on disk, which only the decoder process reads. */
export type DecoderSource = Uint8Array | string;

/** Part of a picture in pixels, after the rotation that EXIF asks for. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Quarter turns to the right after the part is cut out. Default: none. */
  readonly turns?: number;
}

/** What a decoder process does with a file. */
export type DecoderTask = { readonly source: DecoderSource } & (
  | { readonly kind: 'thumbnails'; readonly boxes: readonly number[]; readonly maxPixels: number }
  | { readonly kind: 'square'; readonly square: Square; readonly size: number; readonly maxPixels: number }
  | { readonly kind: 'first-page'; readonly boxes: readonly number[]; readonly maxPages: number }
);

export type TaskOf<K extends DecoderTask['kind']> = Extract<DecoderTask, { readonly kind: K }>;

/** A WebP picture without metadata. */
export interface EncodedImage {
  readonly bytes: Uint8Array;
  /** Pixels of the result. */
  readonly width: number;
  readonly height: number;
}

/** Why a file is refused. `too_costly`: it exceeded the time or memory limit. */
export type ImageRefusal =
  | 'unknown_kind'
  | 'too_many_pixels'
  | 'unreadable'
  | 'too_costly'
  | 'outside_picture'
  | 'encrypted'
  | 'too_many_pages';

export type DecoderAnswer = { readonly pictures: readonly EncodedImage[] } | { readonly refusal: ImageRefusal };
