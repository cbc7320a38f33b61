import type { DocumentDraft } from '@atrium/api-client/contract';
import { Conflict, inScope, InvalidInput, NotFound, type SessionUser } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { type DocumentRow, findDocument } from '../document.repository';
import { requireUpdate } from '../require-update';

type Base = NonNullable<DocumentDraft['base']>;

/**
 * The document whose next version a draft becomes.
 *
 * @throws NotFound, Conflict if it has a newer version, or InvalidInput for another customer
 */
export async function findBase(
  { database }: Pick<BackOfficeDependencies, 'database'>,
  user: SessionUser,
  base: Base,
  customerId: string | null,
): Promise<DocumentRow['document']> {
  requireUpdate(user);
  const row = await inScope(database, { userId: user.id }, (tx) => findDocument(tx, base.document_id));
  if (row === null) throw new NotFound('document_not_found');
  if (row.document.currentVersion !== base.number) throw new Conflict('document_changed');
  keepCustomer(row.document, customerId);
  return row.document;
}

/** All versions of a document are for one customer, because any of them can be sent to that customer. */
export function keepCustomer({ customerId }: { readonly customerId: string | null }, next: string | null): void {
  if (customerId !== next) throw new InvalidInput({ customer_id: ['document_customer'] });
}
