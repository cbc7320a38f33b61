import type { ConnectionStage, ConnectionTest } from '@atrium/api-client/contract';
import { type FieldProblem, inScope, InvalidInput, NotFound } from '../../platform';
import { findTenant, readSecret, type TenantCall } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { secretField, type FieldVerdict, type Section } from '../sections/section';
import { findSection } from '../sections/section.repository';
import type { Probe } from './run-stages';
import { testConnection } from './test-connection.service';
import type { TestedConnection } from './tested-connection';

type Dependencies = Pick<SetupDependencies, 'database' | 'clock' | 'secretKeys' | 'realtime' | 'log' | 'testSlots'>;

/** A connection as entered in a form, saved or not. */
export interface ShownConnection<Data extends Record<string, unknown>> {
  readonly section: Pick<Section, 'name'>;
  readonly tested: TestedConnection<Data>;
  /** The form's values, without secrets. */
  readonly shown: Data;
  /** Secret entered in the form; if empty, the test uses the saved one. */
  readonly typed: string | undefined;
  /** Whether the saved secret belongs to the form's account or server. It is never sent to another one. */
  readonly isOfShown: (kept: Data) => boolean;
  /** Problems that prevent the test. */
  readonly problems: (hasSecret: boolean, secret: string) => readonly FieldVerdict[];
  /** Error for a saved secret that belongs to another account or server. */
  readonly otherSecret: FieldProblem;
  readonly stages: readonly ConnectionStage[];
  readonly probe: (secret: string) => Probe;
}

/** Tests the connection entered in a form and saves the result; 422 if the form is incomplete. */
export async function testShown<Data extends Record<string, unknown>>(
  dependencies: Dependencies,
  call: TenantCall,
  tenantId: string,
  connection: ShownConnection<Data>,
  cancelled: AbortSignal,
): Promise<ConnectionTest> {
  const { section, tested, shown, typed = '', stages } = connection;
  const kept = await inScope(dependencies.database, call.scope, async (tx) => {
    if ((await findTenant(tx, call.scope, tenantId)) === null) throw new NotFound('tenant_not_found');
    const data = ((await findSection(tx, tenantId, section.name))?.data ?? {}) as Data;
    return {
      data,
      secret: await readSecret(tx, dependencies.secretKeys, tenantId, secretField(section, tested.secret)),
    };
  });
  const isOthers = typed === '' && kept.secret !== null && !connection.isOfShown(kept.data);
  const secret = typed !== '' ? typed : isOthers ? null : kept.secret;
  const problems = connection.problems(secret !== null, secret ?? '').flatMap(([field, problem]) => {
    if (problem === null) return [];
    return [[field, [field === tested.secret && isOthers ? connection.otherSecret : problem]] as const];
  });
  if (problems.length > 0) throw new InvalidInput(Object.fromEntries(problems));
  const attempt = {
    tenantId,
    connection: tested.connection,
    settings: tested.settings(shown),
    secret: secret ?? '',
    stages,
    probe: connection.probe(secret ?? ''),
  };
  return testConnection(dependencies, call, attempt, cancelled);
}
