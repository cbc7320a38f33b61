import type { ConnectionStage, ConnectionTest } from '@atrium/api-client/contract';
import { type FieldProblem, inScope, InvalidInput, NotFound } from '../../platform';
import { findTenant, readSecret, type TenantCall } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { secretField, type FieldVerdict, type Section } from '../sections/section';
import { findSection } from '../sections/section.repository';
import type { Probe } from './run-stages';
import { testConnection } from './test-connection.service';
import type { TestableConnection } from './testable-connection';

type Dependencies = Pick<SetupDependencies, 'database' | 'clock' | 'secretKeys' | 'realtime' | 'log' | 'testSlots'>;

/** A connection as entered in a form, saved or not. */
export interface FormConnection<Data extends Record<string, unknown>> {
  readonly section: Pick<Section, 'name'>;
  readonly testable: TestableConnection<Data>;
  /** The form's values, without secrets. */
  readonly form: Data;
  /** Secret entered in the form; if empty, the test uses the saved one. */
  readonly enteredSecret: string | undefined;
  /** Whether the saved secret belongs to the form's account or server. It is never sent to another one. */
  readonly matchesSaved: (saved: Data) => boolean;
  /** Problems that prevent the test. */
  readonly problems: (hasSecret: boolean, secret: string) => readonly FieldVerdict[];
  /** Error for a saved secret that belongs to another account or server. */
  readonly mismatchedSecret: FieldProblem;
  readonly stages: readonly ConnectionStage[];
  readonly probe: (secret: string) => Probe;
}

/** Tests the connection entered in a form and saves the result; 422 if the form is incomplete. */
export async function testFormConnection<Data extends Record<string, unknown>>(
  dependencies: Dependencies,
  call: TenantCall,
  tenantId: string,
  connection: FormConnection<Data>,
  cancelled: AbortSignal,
): Promise<ConnectionTest> {
  const { section, testable, form, enteredSecret = '', stages } = connection;
  const saved = await inScope(dependencies.database, call.scope, async (tx) => {
    if ((await findTenant(tx, call.scope, tenantId)) === null) throw new NotFound('tenant_not_found');
    const data = ((await findSection(tx, tenantId, section.name))?.data ?? {}) as Data;
    return {
      data,
      secret: await readSecret(tx, dependencies.secretKeys, tenantId, secretField(section, testable.secret)),
    };
  });
  const isMismatched = enteredSecret === '' && saved.secret !== null && !connection.matchesSaved(saved.data);
  const secret = enteredSecret !== '' ? enteredSecret : isMismatched ? null : saved.secret;
  const problems = connection.problems(secret !== null, secret ?? '').flatMap(([field, problem]) => {
    if (problem === null) return [];
    return [[field, [field === testable.secret && isMismatched ? connection.mismatchedSecret : problem]] as const];
  });
  if (problems.length > 0) throw new InvalidInput(Object.fromEntries(problems));
  const attempt = {
    tenantId,
    connection: testable.connection,
    settings: testable.settings(form),
    secret: secret ?? '',
    stages,
    probe: connection.probe(secret ?? ''),
  };
  return testConnection(dependencies, call, attempt, cancelled);
}
