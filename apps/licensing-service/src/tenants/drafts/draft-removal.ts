import type { Transaction } from '../../platform';

/** What later rooms do when a draft is deleted, in its transaction. */
export interface DraftRemoval {
  /** Whether it has account credit: then it stays. */
  hasCredit(tx: Transaction, tenantId: string): Promise<boolean>;
  /** Whether it has an invoice or an unfinished payment: then it is closed instead, and keeps its documents. */
  hasMoney(tx: Transaction, tenantId: string): Promise<boolean>;
  /** Deletes the rows that refer to it. */
  deleteRows(tx: Transaction, tenantId: string): Promise<void>;
}
