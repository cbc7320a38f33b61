import { randomBytes } from 'node:crypto';

/** Random part and SHA-256 of the content. Files stored by earlier versions have no SHA-256 in their id. */
const pattern = /^[0-9a-f]{32}(?:-([0-9a-f]{64}))?$/;

export const makeFileId = (sha256: string): string => `${randomBytes(16).toString('hex')}-${sha256}`;

export const isFileId = (id: string): boolean => pattern.test(id);

/** SHA-256 of the content, or null if the id has none. */
export const checksumIn = (id: string): string | null => pattern.exec(id)?.[1] ?? null;
