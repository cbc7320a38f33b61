import { avatarKindOf, avatarPixels } from '@atrium/api-client/contract';
import {
  type EncodedImage,
  ImageRefused,
  imageMessages,
  InvalidInput,
  makeSquare,
  readImageFileHeader,
  type ReceivedFile,
  type Square,
  type VirusScan,
} from '../../platform';

/**
 * Checks extension, viruses, format and content of a picture, and encodes its chosen part again.
 *
 * @throws InvalidInput with the reason
 */
export async function encodeAvatar(
  virusScan: VirusScan,
  { name, path }: ReceivedFile,
  square: Square,
): Promise<EncodedImage> {
  const kind = avatarKindOf(name);
  if (kind === null) throw new InvalidInput({ file: ['picture_kind'] });
  if (!(await virusScan.isClean(path))) throw new InvalidInput({ file: ['file_infected'] });
  const header = await readImageFileHeader(path);
  if (header !== null && header.kind !== kind) throw new InvalidInput({ file: ['file_content'] });
  try {
    return await makeSquare(path, square, avatarPixels);
  } catch (error) {
    throw error instanceof ImageRefused ? new InvalidInput({ file: [imageMessages[error.reason]] }) : error;
  }
}
