import type { Selection } from '@atrium/api-client/contract';
import type { Transaction } from '../platform';
import type { SetupDependencies } from '../setup';
import type { TenantRow } from '../tenants';
import type { Gateways } from './gateways/payment-gateway';

/** Licences and assets that a company CRM uses. */
export type Usage = Readonly<Pick<Selection, 'licences' | 'assets'>>;

export interface BillingDependencies extends SetupDependencies {
  /** Gateways by name; the first one saves new cards. */
  readonly gateways: Gateways;
  /** Null if unknown. */
  readonly usageOf: (tenantId: string) => Promise<Usage | null>;
  /** Starts the creation of a paid draft and returns the operation's id; null if another request was faster. */
  readonly startCreation: (tx: Transaction, draft: TenantRow, userId: string) => Promise<string | null>;
}

/** What charges a card and puts its payment into effect. */
export type ChargeDependencies = Pick<
  BillingDependencies,
  'settings' | 'log' | 'clock' | 'mailer' | 'jobs' | 'realtime' | 'gateways' | 'deliverSettings' | 'startCreation'
>;
