import type { DocumentContent } from '@atrium/api-client/contract';
import { Conflict, inScope } from '../../../platform';
import type { DocumentCall } from '../document-audit';
import { makeDocument, type MakingDependencies } from '../making/make-document';
import { nextNumber } from '../making/reserve-number';

/** Makes previews while their author types, one at a time for each user. A newer request ends the previous one with a conflict. */
export function createLivePreviews(dependencies: MakingDependencies) {
  const running = new Map<string, AbortController>();
  const { database, clock } = dependencies;

  return async (call: DocumentCall, content: DocumentContent, disconnected: AbortSignal): Promise<Uint8Array> => {
    const { id: userId } = call.user;
    running.get(userId)?.abort(new Conflict('preview_outdated'));
    const own = new AbortController();
    running.set(userId, own);
    try {
      const takeNumber = () => inScope(database, { userId }, (tx) => nextNumber(tx, clock()));
      const signal = AbortSignal.any([own.signal, disconnected]);
      const { pdf } = await makeDocument(dependencies, call, content, { takeNumber, isLive: true, signal });
      return pdf;
    } finally {
      if (running.get(userId) === own) running.delete(userId);
    }
  };
}
