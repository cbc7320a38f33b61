import type { IdentityDependencies } from '../identity';
import type { Transaction } from '../platform';
import type { DraftRemoval } from './drafts/draft-removal';
import type { Engine } from './operations/engine';
import type { Plans } from './operations/plan';
import type { RecordSources } from './record/record-sources';

export interface TenantsDependencies extends IdentityDependencies {
  /** The steps of each kind of operation. */
  readonly plans: Plans;
  readonly engine: Engine;
  readonly recordSources: RecordSources;
  readonly draftRemoval: DraftRemoval;
  /** Enqueues delivery of settings to the instance; call it in the transaction that changes them. */
  readonly deliverSettings: (tx: Transaction, tenantId: string) => Promise<void>;
}
