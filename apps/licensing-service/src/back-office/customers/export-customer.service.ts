import { Readable } from 'node:stream';
import { asService, findAuditEntries, writeAudit } from '../../platform';
import { customerAudit, type CustomerCall, type CustomerDependencies, viewCustomer } from './customer.service';

/** The data of one customer as JSON, for a person who asks for theirs: the record, its contacts and its changes. */
export async function exportCustomer(
  { database, clock }: CustomerDependencies,
  call: CustomerCall,
  id: string,
): Promise<Readable> {
  const content = await asService(database, 'no-tenant', async (tx) => {
    const { allowed_actions: _actions, version: _version, ...customer } = await viewCustomer(tx, call, id);
    const entries = await findAuditEntries(tx, { type: 'customer', id });
    await writeAudit(tx, { ...customerAudit(call, id, clock()), action: 'customer.export' });
    return { customer, activity: entries };
  });
  return Readable.from([JSON.stringify(content, null, 2)]);
}
