import type { Operation } from '@atrium/api-client/contract';
import type { TenantsDependencies } from '../dependencies';
import type { Language } from '../../platform';
import { findOperation, findUsualDurations, type OperationRecord } from './operation.repository';
import { toOperation } from './operation-view';

type Dependencies = Pick<TenantsDependencies, 'database' | 'clock'>;

/** The caller must have access to the record. Usual durations come from the runs of all tenants. */
export async function viewOperation(
  dependencies: Dependencies,
  record: OperationRecord,
  language: Language,
): Promise<Operation> {
  const usual = await findUsualDurations(dependencies.database, record.operation.kind);
  return toOperation(record, { usual, now: dependencies.clock(), language });
}

/** Reads an operation once and returns a view for each recipient's language, for the socket. */
export async function readOperation(
  { database, clock }: Dependencies,
  id: string,
): Promise<((language: Language) => Operation) | null> {
  const record = await findOperation(database, id);
  if (record === null) return null;
  const usual = await findUsualDurations(database, record.operation.kind);
  return (language) => toOperation(record, { usual, now: clock(), language });
}
