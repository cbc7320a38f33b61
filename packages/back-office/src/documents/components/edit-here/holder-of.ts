import { isConflictError } from '@atrium/api-client';
import type { EditSession } from '@atrium/api-client/contract';

/** Name of the person whose lock a call was refused for; undefined if it failed otherwise. */
export function holderOf(error: unknown): string | undefined {
  if (!isConflictError(error) || error.code !== 'document_locked') return undefined;
  return (error.problem['editing'] as EditSession | undefined)?.user.full_name;
}
