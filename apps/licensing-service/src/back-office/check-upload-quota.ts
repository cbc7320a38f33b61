import { DomainError, inScope } from '../platform';
import type { BackOfficeDependencies } from './dependencies';
import { templateFiles } from './document-templates/document-template.table';
import { mediaFiles } from './media/media.table';
import { sumUploads } from './sum-uploads';

const day = 24 * 3_600_000;
const gigabyte = 1024 ** 3;

/** Throws a 429 if an upload of this size exceeds what a user may upload in 24 hours. */
export async function checkUploadQuota(
  { database, clock, settings }: Pick<BackOfficeDependencies, 'database' | 'clock' | 'settings'>,
  userId: string,
  size: number,
): Promise<void> {
  const { fileBytesPerDay } = settings.limits;
  const since = new Date(clock().getTime() - day);
  const used = await inScope(
    database,
    { userId },
    async (tx) =>
      (await sumUploads(tx, mediaFiles, userId, since)) + (await sumUploads(tx, templateFiles, userId, since)),
  );
  if (used + size <= fileBytesPerDay) return;
  const values = { gigabytes: Math.round(fileBytesPerDay / gigabyte) };
  throw new DomainError(429, 'daily_uploads_exceeded', { values, headers: { 'retry-after': '3600' } });
}
