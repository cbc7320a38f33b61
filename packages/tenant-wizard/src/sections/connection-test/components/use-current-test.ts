import type { ConnectionName, ConnectionTest } from '@atrium/api-client/contract';
import { useState } from 'react';
import { useWizard } from '../../form/components/use-wizard';

/** The latest test of the current values; undefined after an edit, until it is undone. */
export function useCurrentTest(connection: ConnectionName, shown: object): ConnectionTest | undefined {
  const { tenant } = useWizard();
  const test = tenant.connection_tests.find((one) => one.connection === connection);
  const values = JSON.stringify(shown);
  const [made, setMade] = useState<{ reference: string; values: string }>();
  if (test === undefined) return undefined;
  if (made?.reference !== test.reference) {
    setMade({ reference: test.reference, values });
    return test;
  }
  return made.values === values ? test : undefined;
}
