import type { Operation } from '@atrium/api-client/contract';
import type { TenantsDependencies } from '../dependencies';
import type { Language } from '../../platform';
import { findOperation, findUsualDurations, type OperationRecord } from './operation.repository';
import { toOperation } from './operation-view';

type Dependencies = Pick<TenantsDependencies, 'database' | 'clock'>;

/** Shows a record that the caller was allowed to read; what is usual is taken from everybody's runs. */
export async function viewOperation(
  dependencies: Dependencies,
  record: OperationRecord,
  language: Language,
): Promise<Operation> {
  const usual = await findUsualDurations(dependencies.database, record.operation.kind);
  return toOperation(record, { usual, now: dependencies.clock(), language });
}

/** The operation in each recipient's language, for the socket. */
export async function readOperation(
  { database, clock }: Dependencies,
  id: string,
): Promise<((language: Language) => Operation) | null> {
  const record = await findOperation(database, id);
  if (record === null) return null;
  const usual = await findUsualDurations(database, record.operation.kind);
  return (language) => toOperation(record, { usual, now: clock(), language });
}
