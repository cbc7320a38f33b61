import type { Tenant } from '@atrium/api-client/contract';
import type { Database, SessionUser, Transaction } from '../../platform';
import type { TenantHead } from '../tenant.repository';

export type SetupRecord = Pick<
  Tenant,
  'sections' | 'certificate' | 'premises' | 'devices' | 'connection_tests' | 'vpn_requested_at' | 'registrations'
>;

/** What later rooms add to the record of a company CRM. */
export interface RecordSources {
  /** The whole setup, without secrets. */
  readSetup(tx: Transaction, head: TenantHead, now: Date): Promise<SetupRecord>;
  /** Fills what a new draft starts with from its author's account, which row security hides in a transaction of a user. */
  prefillSetup(database: Database, setup: SetupRecord, head: TenantHead, reader: SessionUser): Promise<SetupRecord>;
  /** The latest answer of VIES. */
  readVatCheck(tx: Transaction, tenantId: string): Promise<Tenant['vat_check']>;
  /** When the trials of these company CRMs end; those without a trial are left out. */
  findTrialEnds(tx: Transaction, tenantIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
