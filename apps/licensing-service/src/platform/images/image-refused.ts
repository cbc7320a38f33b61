import type { ImageRefusal } from './decoder-task';

/** The file is not a picture or page that the service decodes. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusal;

  constructor(reason: ImageRefusal) {
    super(`An image was refused: ${reason}.`);
    this.name = 'ImageRefused';
    this.reason = reason;
  }
}
