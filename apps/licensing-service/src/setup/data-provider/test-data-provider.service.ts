import type { ConnectionTest, DataProviderDraft } from '@atrium/api-client/contract';
import { asService, type FieldProblem, inScope, InvalidInput, NotFound } from '../../platform';
import { findTenant, readSecret, type TenantCall } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import {
  testConnection,
  testConnectionAsService,
  type ConnectionAttempt,
} from '../connections/test-connection.service';
import {
  databasePasswordField,
  dataProviderProblems,
  dataProviderTest,
  entersSameServer,
  isDataProviderBegun,
} from './data-provider.section';
import { findSection } from '../sections/section.repository';
import { databaseStages, probeDatabase } from './database-probe';

type Dependencies = Pick<
  SetupDependencies,
  'database' | 'clock' | 'secretKeys' | 'realtime' | 'log' | 'testSlots' | 'connections'
>;

export interface ShownDataProvider extends DataProviderDraft {
  /** Typed and perhaps not saved yet; without it the saved one is tried. */
  readonly password?: string | undefined;
}

/**
 * Tries the database with what a form shows. The saved password is tried at the host, port and username it was given for
 * and nowhere else; 422 where something is missing.
 */
export async function testShownDataProvider(
  dependencies: Dependencies,
  call: TenantCall,
  tenantId: string,
  { password: typed = '', ...shown }: ShownDataProvider,
  cancelled: AbortSignal,
): Promise<ConnectionTest> {
  const { database, secretKeys } = dependencies;
  const kept = await inScope(database, call.scope, async (tx) => {
    if ((await findTenant(tx, call.scope, tenantId)) === null) throw new NotFound('tenant_not_found');
    const data: DataProviderDraft = (await findSection(tx, tenantId, 'data_provider'))?.data ?? {};
    return { data, password: await readSecret(tx, secretKeys, tenantId, databasePasswordField) };
  });
  const isOthers = kept.password !== null && !entersSameServer(kept.data, shown);
  const password = typed !== '' ? typed : isOthers ? null : kept.password;
  refuse(shown, password !== null, isOthers);
  return testConnection(dependencies, call, attemptOf(dependencies, tenantId, shown, password ?? ''), cancelled);
}

/** Tries what is kept, for the service itself; null where the section was left for later or lacks something. */
export async function testDataProvider(dependencies: Dependencies, tenantId: string): Promise<ConnectionTest | null> {
  const { database, secretKeys } = dependencies;
  const kept = await asService(database, 'job', async (tx) => {
    const data: DataProviderDraft = (await findSection(tx, tenantId, 'data_provider'))?.data ?? {};
    return { data, password: await readSecret(tx, secretKeys, tenantId, databasePasswordField) };
  });
  const hasPassword = kept.password !== null;
  const lacks = dataProviderProblems(kept.data, hasPassword).some(([, problem]) => problem !== null);
  if (lacks || !isDataProviderBegun(kept.data, hasPassword)) return null;
  return testConnectionAsService(dependencies, attemptOf(dependencies, tenantId, kept.data, kept.password ?? ''));
}

function refuse(shown: DataProviderDraft, hasPassword: boolean, isOthers: boolean): void {
  const problems = dataProviderProblems(shown, hasPassword).flatMap(([field, problem]) => {
    if (problem === null) return [];
    const told: FieldProblem = field === 'password' && isOthers ? 'password_for_other_server' : problem;
    return [[field, [told]] as const];
  });
  if (problems.length > 0) throw new InvalidInput(Object.fromEntries(problems));
}

function attemptOf(
  { connections }: Dependencies,
  tenantId: string,
  data: DataProviderDraft,
  password: string,
): ConnectionAttempt {
  const login = {
    kind: data.kind ?? 'postgresql',
    host: data.host ?? '',
    port: Number(data.port),
    database: data.database ?? '',
    username: data.username ?? '',
    password,
    authority: data.ca_certificate || null,
  };
  return {
    tenantId,
    connection: dataProviderTest.connection,
    settings: dataProviderTest.settings(data),
    secret: password,
    stages: databaseStages,
    probe: probeDatabase(connections, login),
  };
}
