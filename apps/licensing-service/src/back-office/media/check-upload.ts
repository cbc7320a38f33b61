import { type MediaKind, mediaKindOf } from '@atrium/api-client/contract';
import {
  docxMessages,
  type EncodedImage,
  type FieldMessage,
  findDocxProblem,
  ImageRefused,
  imageMessages,
  InvalidInput,
  makePagePictures,
  makeThumbnails,
  readImageFileHeader,
  type ReceivedFile,
  type VirusScan,
} from '../../platform';

/** Pixels of a preview and a thumbnail at most, in either direction. */
const boxes = [1280, 320];

/** A file that passed every check, with the pictures that stand for it. */
export interface CheckedUpload {
  readonly kind: MediaKind;
  readonly width: number | null;
  readonly height: number | null;
  readonly pictures: { readonly preview: EncodedImage; readonly thumbnail: EncodedImage } | null;
}

const refuse = (message: FieldMessage) => new InvalidInput({ file: [message] });

/**
 * Checks extension, viruses, format and content of an upload, in this order.
 *
 * @throws InvalidInput with the reason
 */
export async function checkUpload(virusScan: VirusScan, { name, path }: ReceivedFile): Promise<CheckedUpload> {
  const kind = mediaKindOf(name);
  if (kind === null) throw refuse('file_kind');
  if (!(await virusScan.isClean(path))) throw refuse('file_infected');
  if (kind === 'docx') return checkWord(path);
  return kind === 'pdf' ? checkPdf(path) : checkPicture(kind, path);
}

async function checkWord(path: string): Promise<CheckedUpload> {
  const problem = await findDocxProblem(path);
  if (problem !== null) throw refuse(docxMessages[problem]);
  return { kind: 'docx', width: null, height: null, pictures: null };
}

async function checkPdf(path: string): Promise<CheckedUpload> {
  const pictures = await picturesOf(() => makePagePictures(path, boxes));
  return { kind: 'pdf', width: null, height: null, pictures };
}

async function checkPicture(kind: MediaKind, path: string): Promise<CheckedUpload> {
  const header = await readImageFileHeader(path);
  if (header !== null && header.kind !== kind) throw refuse('file_content');
  const pictures = await picturesOf(() => makeThumbnails(path, boxes));
  const isTurned = header !== null && isAcross(header) !== isAcross(pictures.preview);
  const { width = null, height = null } = header ?? {};
  return { kind, ...(isTurned ? { width: height, height: width } : { width, height }), pictures };
}

const isAcross = ({ width, height }: { readonly width: number; readonly height: number }) => width > height;

async function picturesOf(
  encode: () => Promise<readonly EncodedImage[]>,
): Promise<NonNullable<CheckedUpload['pictures']>> {
  try {
    const [preview, thumbnail] = await encode();
    if (preview === undefined || thumbnail === undefined) throw new Error('The decoder returned no picture.');
    return { preview, thumbnail };
  } catch (error) {
    throw error instanceof ImageRefused ? refuse(imageMessages[error.reason]) : error;
  }
}
