import type { DocumentVersion } from '@atrium/api-client/contract';

/** Why a version or a draft has no Word file; undefined if it has one. */
export function noWordOf({
  word,
  kind,
}: Pick<DocumentVersion, 'word' | 'kind'>): 'drawn' | 'signed' | 'uploaded' | undefined {
  if (word) return undefined;
  return kind === 'signed' || kind === 'uploaded' ? kind : 'drawn';
}
