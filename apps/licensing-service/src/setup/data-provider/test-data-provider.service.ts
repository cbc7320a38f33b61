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
  isSameServer,
  isDataProviderStarted,
} from './data-provider.section';
import { findSection } from '../sections/section.repository';
import { databaseStages, probeDatabase } from './database-probe';

type Dependencies = Pick<
  SetupDependencies,
  'database' | 'clock' | 'secretKeys' | 'realtime' | 'log' | 'testSlots' | 'connections'
>;

export interface DataProviderForm extends DataProviderDraft {
  /** Entered but perhaps not saved yet; if missing, the test uses the saved one. */
  readonly password?: string | undefined;
}

/**
 * Tests the database entered in a form; 422 if the form is incomplete. The saved password is sent only to the host, port
 * and username it was saved for.
 */
export async function testFormDataProvider(
  dependencies: Dependencies,
  call: TenantCall,
  tenantId: string,
  { password: enteredPassword = '', ...form }: DataProviderForm,
  cancelled: AbortSignal,
): Promise<ConnectionTest> {
  const { database, secretKeys } = dependencies;
  const saved = await inScope(database, call.scope, async (tx) => {
    if ((await findTenant(tx, call.scope, tenantId)) === null) throw new NotFound('tenant_not_found');
    const data: DataProviderDraft = (await findSection(tx, tenantId, 'data_provider'))?.data ?? {};
    return { data, password: await readSecret(tx, secretKeys, tenantId, databasePasswordField) };
  });
  const isMismatched = saved.password !== null && !isSameServer(saved.data, form);
  const password = enteredPassword !== '' ? enteredPassword : isMismatched ? null : saved.password;
  rejectProblems(form, password !== null, isMismatched);
  return testConnection(dependencies, call, toAttempt(dependencies, tenantId, form, password ?? ''), cancelled);
}

/** Tests the saved database without a user; null if the section is empty or incomplete. */
export async function testDataProvider(dependencies: Dependencies, tenantId: string): Promise<ConnectionTest | null> {
  const { database, secretKeys } = dependencies;
  const kept = await asService(database, 'job', async (tx) => {
    const data: DataProviderDraft = (await findSection(tx, tenantId, 'data_provider'))?.data ?? {};
    return { data, password: await readSecret(tx, secretKeys, tenantId, databasePasswordField) };
  });
  const hasPassword = kept.password !== null;
  const isIncomplete = dataProviderProblems(kept.data, hasPassword).some(([, problem]) => problem !== null);
  if (isIncomplete || !isDataProviderStarted(kept.data, hasPassword)) return null;
  return testConnectionAsService(dependencies, toAttempt(dependencies, tenantId, kept.data, kept.password ?? ''));
}

function rejectProblems(form: DataProviderDraft, hasPassword: boolean, isMismatched: boolean): void {
  const problems = dataProviderProblems(form, hasPassword).flatMap(([field, problem]) => {
    if (problem === null) return [];
    const error: FieldProblem = field === 'password' && isMismatched ? 'password_for_other_server' : problem;
    return [[field, [error]] as const];
  });
  if (problems.length > 0) throw new InvalidInput(Object.fromEntries(problems));
}

function toAttempt(
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
