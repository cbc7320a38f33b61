import type { Tenant } from '@atrium/api-client/contract';
import type { Database, SessionUser, Transaction } from '../../platform';
import type { TenantHead } from '../tenant.repository';

export type SetupRecord = Pick<
  Tenant,
  'sections' | 'certificate' | 'premises' | 'devices' | 'connection_tests' | 'vpn_requested_at' | 'registrations'
>;

/** Data that later rooms add to the record of a company CRM. */
export interface RecordSources {
  /** The whole setup, without secrets. */
  readSetup(tx: Transaction, head: TenantHead, now: Date): Promise<SetupRecord>;
  /** Prefills a new draft from its author's account. Takes the database: row security hides accounts in a user's `tx`. */
  prefillSetup(database: Database, setup: SetupRecord, head: TenantHead, reader: SessionUser): Promise<SetupRecord>;
  /** The latest VIES check. */
  readVatCheck(tx: Transaction, tenantId: string): Promise<Tenant['vat_check']>;
  /** End of trial by tenant id; tenants without a trial are omitted. */
  findTrialEnds(tx: Transaction, tenantIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
