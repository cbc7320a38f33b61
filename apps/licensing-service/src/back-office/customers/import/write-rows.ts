import { type Transaction, v7, writeAudit } from '../../../platform';
import { recordedChanges } from '../customer-changes';
import { insertCustomers, updateCustomer } from '../customer.repository';
import { customerAudit, type CustomerCall } from '../customer.service';
import type { JudgedRow } from './judge-rows';

/** Writes the ready rows of a batch. */
export async function writeRows(
  tx: Transaction,
  call: CustomerCall,
  at: Date,
  rows: readonly JudgedRow[],
): Promise<void> {
  const ready = rows.filter(({ state }) => state === 'ready');
  await insertRows(tx, call, at, ready);
  for (const row of ready) await fillCustomer(tx, call, at, row);
}

async function insertRows(tx: Transaction, { user }: CustomerCall, at: Date, rows: readonly JudgedRow[]) {
  const made = { active: true, authorId: user.id, lastModifiedBy: user.id, createdAt: at, updatedAt: at };
  const added = rows.filter(({ fill }) => fill === undefined);
  await insertCustomers(
    tx,
    added.map(({ customer }) => ({ id: v7(), ...customer, ...made })),
  );
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
