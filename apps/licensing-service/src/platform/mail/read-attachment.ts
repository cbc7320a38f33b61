import type { PlatformDependencies } from '../dependencies';
import { readStoredFile } from '../files/read-stored-file';
import type { AttachedFile, MailAttachment } from './mailer';

/**
 * The bytes of an attachment; null if there is none, or if its document does not exist.
 *
 * @throws FileUnreadable
 */
export async function readAttachment(
  { files, printAttachment }: Pick<PlatformDependencies, 'files' | 'printAttachment'>,
  attachment: MailAttachment | null,
): Promise<AttachedFile | null> {
  if (attachment === null) return null;
  if (attachment.kind === 'invoice') return printAttachment(attachment);
  const { id, name, mediaType } = attachment;
  return { filename: name, contentType: mediaType, content: await readStoredFile(files, id) };
}
