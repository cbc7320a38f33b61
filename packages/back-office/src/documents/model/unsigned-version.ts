import type { DocumentVersion } from '@atrium/api-client/contract';

/**
 * The version that a drawing starts from: the given one, or the newest before its signatures. Undefined if every version
 * before it is signed, too.
 */
export function unsignedVersion(versions: readonly DocumentVersion[], number: number): DocumentVersion | undefined {
  const version = versions.find((one) => one.number === number);
  if (version?.kind !== 'signed') return version;
  const before = version.restored_from ?? version.parent;
  return before === null || before >= number ? undefined : unsignedVersion(versions, before);
}
