import { DomainError, inScope } from '../platform';
import type { BackOfficeDependencies } from './dependencies';
import { templateFiles } from './document-templates/document-template.table';
import { documentDrafts } from './documents/drafts/document-draft.table';
import { editSessions } from './documents/editing/edit-session.table';
import { documentVersions } from './documents/versions/document-version.table';
import { mediaFiles } from './media/media.table';
import { sumUploads, type Uploads } from './sum-uploads';

const day = 24 * 3_600_000;
const gigabyte = 1024 ** 3;

/** Everything that users store. Of documents and previews it counts the PDF. */
const counted: readonly Uploads[] = [
  mediaFiles,
  templateFiles,
  { size: documentVersions.size, uploadedBy: documentVersions.authorId, uploadedAt: documentVersions.createdAt },
  { size: documentDrafts.size, uploadedBy: documentDrafts.authorId, uploadedAt: documentDrafts.updatedAt },
  { size: editSessions.size, uploadedBy: editSessions.userId, uploadedAt: editSessions.savedAt },
];

/** Throws a 429 if files of this size exceed what a user may store in 24 hours. */
export async function checkUploadQuota(
  { database, clock, settings }: Pick<BackOfficeDependencies, 'database' | 'clock' | 'settings'>,
  userId: string,
  size: number,
): Promise<void> {
  const { fileBytesPerDay } = settings.limits;
  const since = new Date(clock().getTime() - day);
  let used = 0;
  await inScope(database, { userId }, async (tx) => {
    for (const uploads of counted) used += await sumUploads(tx, uploads, userId, since);
  });
  if (used + size <= fileBytesPerDay) return;
  const values = { gigabytes: Math.round(fileBytesPerDay / gigabyte) };
  throw new DomainError(429, 'daily_uploads_exceeded', { values, headers: { 'retry-after': '3600' } });
}
