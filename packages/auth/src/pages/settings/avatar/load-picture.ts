import { avatarKindOf, maximumAvatarBytes, maximumPicturePixels } from '@atrium/api-client/contract';
import type { PictureSize } from './crop';

/** A picture that the browser can show. */
export interface LoadedPicture extends PictureSize {
  readonly file: File;
  /** Revoke it when the picture is no longer shown. */
  readonly url: string;
}

export type PictureProblem = 'kind' | 'tooLarge' | 'tooManyPixels' | 'unreadable';

/** Opens a picture, or names the reason against it. */
export async function loadPicture(file: File): Promise<LoadedPicture | PictureProblem> {
  if (avatarKindOf(file.name) === null) return 'kind';
  if (file.size > maximumAvatarBytes) return 'tooLarge';
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const problem = await image.decode().then(
    () => (image.naturalWidth * image.naturalHeight > maximumPicturePixels ? 'tooManyPixels' : null),
    () => 'unreadable' as const,
  );
  if (problem === null) return { file, url, width: image.naturalWidth, height: image.naturalHeight };
  URL.revokeObjectURL(url);
  return problem;
}
