import type { Transaction } from '../../platform';

/** Hooks of later rooms, called in the transaction that deletes a draft. */
export interface DraftRemoval {
  /** Whether it has account credit, which prevents deletion. */
  hasCredit(tx: Transaction, tenantId: string): Promise<boolean>;
  /** Whether a bank transfer is awaited for it, which keeps it from expiring. */
  awaitsTransfer(tx: Transaction, tenantId: string): Promise<boolean>;
  /** Whether it has an invoice or an unfinished payment. If so, it is closed and keeps its documents. */
  hasMoney(tx: Transaction, tenantId: string): Promise<boolean>;
  /** Deletes the rows that refer to it. */
  deleteRows(tx: Transaction, tenantId: string): Promise<void>;
}
