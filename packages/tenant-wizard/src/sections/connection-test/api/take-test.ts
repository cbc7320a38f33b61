import type { ConnectionTest } from '@atrium/api-client/contract';
import { useCallback } from 'react';
import { useTakeSection } from '../../form/api/take-section';

/** Keeps how a connection of a company CRM answered, in the place of what it answered before. */
export function useTakeTest(id: string) {
  const take = useTakeSection(id);
  return useCallback(
    (test: ConnectionTest) =>
      take((tenant) => {
        const others = tenant.connection_tests.filter(({ connection }) => connection !== test.connection);
        return { ...tenant, connection_tests: [...others, test] };
      }),
    [take],
  );
}
