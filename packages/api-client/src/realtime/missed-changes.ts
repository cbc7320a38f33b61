import { listTenantsEndpoint, operationEndpoint, type Operation, type ServerEvents } from '../contract';
import type { ApiClient } from '../http/api-client';

const perPage = 100;
/** Where nothing was there to change yet. */
const beginning = '1970-01-01T00:00:00.000Z';

/**
 * Asks the service, by its ordinary calls, for what happened while disconnected: the company CRMs that changed since
 * the last change known, and the operations that had not ended. It reports them as events;
 * a change may be reported twice, and none is left out.
 */
export function createMissedChanges(client: ApiClient, on: Partial<ServerEvents>) {
  const unfinished = new Map<string, number>();
  let since: string | undefined;

  function note({ id, seq, state }: Operation): void {
    if (state === 'succeeded' || state === 'cancelled') unfinished.delete(id);
    else unfinished.set(id, seq);
  }

  async function askTenants(from: string): Promise<void> {
    for (let page = 1, last = 1; page <= last; page++) {
      const answer = await client.call(listTenantsEndpoint, {
        query: { page, per_page: perPage, sort: 'updated_at', filter: { updated_at: { from } } },
      });
      last = answer.last_page;
      for (const { id, updated_at: changed } of answer.data) {
        since = changed;
        on['tenant.changed']?.({ tenant_id: id, seq: Date.parse(changed) });
      }
    }
  }

  async function askOperations(): Promise<void> {
    for (const [id, seq] of unfinished) {
      const operation = await client.call(operationEndpoint, { params: { id } });
      if (operation.seq > seq) on['operation.changed']?.(operation);
      note(operation);
    }
  }

  async function findNewest() {
    const { data } = await client.call(listTenantsEndpoint, { query: { per_page: 1, sort: '-updated_at' } });
    since = data[0]?.updated_at ?? beginning;
    return data[0];
  }

  /** Nothing was known before the connection was lost: the newest change may be the one that was missed. */
  async function tellNewest(): Promise<void> {
    const newest = await findNewest();
    if (newest) on['tenant.changed']?.({ tenant_id: newest.id, seq: Date.parse(newest.updated_at) });
  }

  return {
    /** Records an operation from an event. */
    note,
    /** Takes note of the last change before the events begin. */
    begin: async () => {
      await findNewest();
    },
    /** Tells what happened since the last change known. */
    ask: async () => {
      await Promise.all([since === undefined ? tellNewest() : askTenants(since), askOperations()]);
    },
  };
}
