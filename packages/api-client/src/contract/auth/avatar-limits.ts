import { type MediaKind, mediaKindOf } from '../media/media-limits';

/** Maximum size of the file of a user's picture: 5 MiB. */
export const maximumAvatarBytes = 5_242_880;

/** Width and height of a user's picture as the service keeps it. */
export const avatarPixels = 512;

/** Most pixels of a picture that is cut to a user's picture. */
export const maximumPicturePixels = 40_000_000;

/** The format of a picture. */
export type PictureKind = Exclude<MediaKind, 'pdf' | 'docx'>;

/** The kind of picture that a file name promises; null for any other name. */
export function avatarKindOf(fileName: string): PictureKind | null {
  const kind = mediaKindOf(fileName);
  return kind === 'pdf' || kind === 'docx' ? null : kind;
}
