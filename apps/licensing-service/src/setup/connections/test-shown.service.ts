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

/** A connection as a form shows it, saved or not. */
export interface ShownConnection<Data extends Record<string, unknown>> {
  readonly section: Pick<Section, 'name'>;
  readonly tested: TestedConnection<Data>;
  /** What the form shows of the section, without secrets. */
  readonly shown: Data;
  /** The secret as it is typed; without it the saved one is tried. */
  readonly typed: string | undefined;
  /** Whether the saved secret was given for what is shown; it is tried nowhere else. */
  readonly isOfShown: (kept: Data) => boolean;
  /** What keeps it from being tried. */
  readonly problems: (hasSecret: boolean, secret: string) => readonly FieldVerdict[];
  /** Of a secret that was given for something else. */
  readonly otherSecret: FieldProblem;
  readonly stages: readonly ConnectionStage[];
  readonly probe: (secret: string) => Probe;
}

/** Tries what a form shows, and keeps how it went. 422 where something is missing for it. */
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
