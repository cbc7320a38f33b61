import { throwIfInvalid, type Transaction } from '../platform';
import { secretsSetAt } from '../tenants';
import { passwordField } from './application/application.section';
import { checkDraft, type Draft } from './check-draft';
import { countFiscalRecords } from './fiscal/count-records';
import { findSections } from './sections/section.repository';

/** Loads the stored draft; a password already delivered counts as set. */
export async function loadDraft(tx: Transaction, tenantId: string, isPasswordDelivered = false): Promise<Draft> {
  const sections = await findSections(tx, tenantId);
  const setAt = await secretsSetAt(tx, tenantId);
  return {
    data: new Map([...sections].map(([name, { data }]) => [name, data])),
    secrets: new Set([...setAt.keys(), ...(isPasswordDelivered ? [passwordField] : [])]),
    records: await countFiscalRecords(tx, tenantId),
  };
}

/** @throws InvalidInput with every problem that prevents creating the company CRM */
export function assertComplete(draft: Draft): void {
  throwIfInvalid(checkDraft(draft));
}
