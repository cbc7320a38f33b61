import type { DocumentVersion } from '@atrium/api-client/contract';

/**
 * The version that editing in Word begins from: the given one, or the one that it was drawn on, signed or uploaded after.
 * Undefined if none of them has a Word file.
 */
export function wordVersion(versions: readonly DocumentVersion[], number: number): DocumentVersion | undefined {
  const version = versions.find((one) => one.number === number);
  if (version === undefined || version.word) return version;
  return version.parent === null || version.parent >= number ? undefined : wordVersion(versions, version.parent);
}
