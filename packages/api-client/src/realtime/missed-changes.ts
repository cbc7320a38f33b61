import { listTenantsEndpoint, operationEndpoint, type Operation, type ServerEvents } from '../contract';
import type { ApiClient } from '../http/api-client';

const perPage = 100;
/** Used if there was no tenant yet. */
const beginning = '1970-01-01T00:00:00.000Z';

/**
 * Fetches, by ordinary calls, what happened while disconnected: company CRMs that changed since the last known change,
 * and operations that had not ended. Reports them as events. A change may be reported twice, but none is missed.
 */
export function createMissedChanges(client: ApiClient, on: Partial<ServerEvents>) {
  const unfinished = new Map<string, number>();
  let since: string | undefined;

  function record({ id, seq, state }: Operation): void {
    if (state === 'succeeded' || state === 'cancelled') unfinished.delete(id);
    else unfinished.set(id, seq);
  }

  async function fetchTenants(from: string): Promise<void> {
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

  async function fetchOperations(): Promise<void> {
    for (const [id, seq] of unfinished) {
      const operation = await client.call(operationEndpoint, { params: { id } });
      if (operation.seq > seq) on['operation.changed']?.(operation);
      record(operation);
    }
  }

  async function findNewest() {
    const { data } = await client.call(listTenantsEndpoint, { query: { per_page: 1, sort: '-updated_at' } });
    since = data[0]?.updated_at ?? beginning;
    return data[0];
  }

  /** No change was known before the connection was lost, so the newest one may have been missed. */
  async function reportNewest(): Promise<void> {
    const newest = await findNewest();
    if (newest) on['tenant.changed']?.({ tenant_id: newest.id, seq: Date.parse(newest.updated_at) });
  }

  return {
    /** Records an operation from an event. */
    record,
    /** Remembers the latest change before events arrive. */
    start: async () => {
      await findNewest();
    },
    /** Reports changes since the latest known one. */
    fetch: async () => {
      await Promise.all([since === undefined ? reportNewest() : fetchTenants(since), fetchOperations()]);
    },
  };
}
