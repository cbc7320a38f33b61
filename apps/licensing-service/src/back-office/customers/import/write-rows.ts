import { type ReportProgress, type Transaction, writeAudit } from '../../../platform';
import { recordedChanges } from '../customer-changes';
import { updateCustomer } from '../customer.repository';
import { customerAudit, type CustomerCall } from '../customer.service';
import { customers } from '../customer.table';
import type { JudgedRow } from './judge-rows';

interface Control {
  readonly report: ReportProgress;
  readonly cancelled: AbortSignal;
}

/** Small enough that other requests wait only a moment while a statement is built. */
const rowsAtOnce = 100;

/** Writes the ready rows and reports after each batch. Throws once the caller has gone. */
export async function writeRows(
  tx: Transaction,
  call: CustomerCall,
  at: Date,
  rows: readonly JudgedRow[],
  { report, cancelled }: Control,
): Promise<void> {
  const ready = rows.filter(({ state }) => state === 'ready');
  const total = ready.length;
  report({ done: 0, total });
  for (let from = 0; from < total; from += rowsAtOnce) {
    cancelled.throwIfAborted();
    const batch = ready.slice(from, from + rowsAtOnce);
    await insertRows(tx, call, at, batch);
    for (const row of batch) await fillCustomer(tx, call, at, row);
    report({ done: Math.min(from + rowsAtOnce, total), total });
  }
}

async function insertRows(tx: Transaction, { user }: CustomerCall, at: Date, rows: readonly JudgedRow[]) {
  const made = { active: true, authorId: user.id, lastModifiedBy: user.id, createdAt: at, updatedAt: at };
  const values = rows.flatMap(({ customer, fill }) => (fill === undefined ? [{ ...customer, ...made }] : []));
  if (values.length > 0) await tx.insert(customers).values(values);
}

async function fillCustomer(tx: Transaction, call: CustomerCall, at: Date, { fill }: JudgedRow): Promise<void> {
  if (fill === undefined) return;
  const { customer, changes } = fill;
  const { id, version } = customer;
  const edit = { ...changes, lastModifiedBy: call.user.id, updatedAt: at };
  // Someone who changed the customer in this moment may have filled the fields.
  if (!(await updateCustomer(tx, id, version, edit))) return;
  const { before, after } = recordedChanges(customer, changes);
  await writeAudit(tx, { ...customerAudit(call, id, at), action: 'customer.update', before, after });
}
