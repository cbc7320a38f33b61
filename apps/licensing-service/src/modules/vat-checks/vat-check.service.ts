import type { VatCheck } from '@atrium/api-client/contract';
import { checkVatNumber } from '@atrium/validators';
import { writeAudit } from '../../audit/audit';
import { inScope } from '../../database/scope';
import { InvalidInput, NotFound } from '../../http/errors';
import type { Parts } from '../../parts';
import { audited, type TenantCall } from '../tenants/tenant-call';
import { findTenant } from '../tenants/tenant.repository';
import { insertVatCheck } from './vat-check.repository';
import { viewVatCheck } from './vat-check-view';
import { askVies } from './vies';

export interface VatQuestion {
  readonly tenantId: string;
  readonly vatNumber: string;
  readonly country: string | null | undefined;
}

/** Asks VIES about a number of a company CRM's company, and keeps what it answered. */
export async function checkCompanyVatNumber(
  { database, clock, settings }: Pick<Parts, 'database' | 'clock' | 'settings'>,
  call: TenantCall,
  { tenantId, vatNumber, country }: VatQuestion,
): Promise<VatCheck> {
  const verdict = checkVatNumber(vatNumber, { country: country ?? undefined, level: 'shape' });
  if (!verdict.valid)
    throw new InvalidInput({ vat_number: [verdict.reason === 'empty' ? 'required' : 'vat_number_invalid'] });
  const { prefix, normalized } = verdict;
  const found = await inScope(database, call.scope, (tx) => findTenant(tx, call.scope, tenantId));
  if (found === null) throw new NotFound('tenant_not_found');

  const answer = await askVies(settings.vendors.vies, { prefix, body: normalized.slice(2) });
  const at = clock();
  const reason = answer.status === 'not_checked' ? answer.reason : null;
  const told = answer.status === 'not_checked' ? untold : answer;
  const { name, address, requestIdentifier, requestDate } = told;
  const kept = await inScope(database, call.scope, async (tx) => {
    const row = await insertVatCheck(tx, {
      tenantId,
      vatNumber: normalized,
      status: answer.status,
      reason,
      name,
      address,
      requestIdentifier,
      requestDate,
      checkedAt: at,
      checkedBy: call.user.id,
    });
    const after = { vat_number: normalized, status: answer.status, reason };
    await writeAudit(tx, { ...audited(call, tenantId, at), action: 'tenant.check_vat_number', after });
    return row;
  });
  return viewVatCheck(kept);
}

const untold = { name: null, address: null, requestIdentifier: null, requestDate: null };
