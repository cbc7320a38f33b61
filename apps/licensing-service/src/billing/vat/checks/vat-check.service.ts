import type { VatCheck } from '@atrium/api-client/contract';
import { checkVatNumber } from '@atrium/validators';
import {
  asService,
  inScope,
  InvalidInput,
  NotFound,
  sampleSeller,
  type Transaction,
  writeAudit,
} from '../../../platform';
import { vatNumberProblem } from '../../../setup';
import { findTenant, lockTenant, tenantAudit, type TenantCall } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { correctVat } from '../correct-vat';
import { insertVatCheck, type VatCheckRow } from './vat-check.repository';
import { viewVatCheck } from './vat-check-view';
import { callVies, type Register, type VatNumber, type ViesAnswer } from './vies';

type CheckDependencies = Pick<BillingDependencies, 'database' | 'clock' | 'settings' | 'gateways' | 'mailer' | 'jobs'>;

export interface NumberToEnter {
  readonly tenantId: string;
  readonly vatNumber: string;
  readonly country: string | null | undefined;
}

/** Checks a VAT number of a company CRM's company with VIES and stores the answer. */
export async function checkCompanyVatNumber(
  dependencies: CheckDependencies,
  call: TenantCall,
  { tenantId, vatNumber, country }: NumberToEnter,
): Promise<VatCheck> {
  const { database, clock, settings } = dependencies;
  const check = checkVatNumber(vatNumber, { country: country ?? undefined, level: 'shape' });
  if (!check.valid) throw new InvalidInput({ vat_number: [vatNumberProblem(check, country ?? undefined)] });
  const { prefix, normalized } = check;
  const found = await inScope(database, call.scope, (tx) => findTenant(tx, call.scope, tenantId));
  if (found === null) throw new NotFound('tenant_not_found');

  const answer = await callVies(registerOf(settings), { prefix, body: normalized.slice(2) });
  const at = clock();
  const saved = await inScope(database, call.scope, async (tx) => {
    const row = await insertVatCheck(tx, {
      ...rowOf(answer),
      tenantId,
      vatNumber: normalized,
      checkedAt: at,
      checkedBy: call.user.id,
    });
    const after = { vat_number: normalized, status: answer.status, reason: row.reason };
    await writeAudit(tx, { ...tenantAudit(call, tenantId, at), action: 'tenant.check_vat_number', after });
    await correctChecked(tx, dependencies, tenantId, at);
    return row;
  });
  return viewVatCheck(saved);
}

/** Asks VIES about a number with its prefix, without storing the answer. */
export async function lookUpVatNumber(
  { clock, settings }: Pick<BillingDependencies, 'clock' | 'settings'>,
  vatNumber: string,
): Promise<VatCheck> {
  const answer = rowOf(await callVies(registerOf(settings), splitNumber(vatNumber)));
  return viewVatCheck({ ...answer, vatNumber, checkedAt: clock() });
}

/** Checks a number with VIES again in the background. */
export async function checkNumberAgain(
  dependencies: CheckDependencies,
  { tenantId, vatNumber, userId }: { readonly tenantId: string; readonly vatNumber: string; readonly userId: string },
): Promise<VatCheckRow> {
  const { database, clock, settings } = dependencies;
  const answer = await callVies(registerOf(settings), splitNumber(vatNumber));
  return asService(database, 'job', async (tx) => {
    const at = clock();
    const row = await insertVatCheck(tx, { ...rowOf(answer), tenantId, vatNumber, checkedAt: at, checkedBy: userId });
    await correctChecked(tx, dependencies, tenantId, at);
    return row;
  });
}

/** An answer counts from now on, and a confirmation for what was billed while VIES did not answer. */
async function correctChecked(
  tx: Transaction,
  dependencies: CheckDependencies,
  tenantId: string,
  at: Date,
): Promise<void> {
  await lockTenant(tx, tenantId);
  await correctVat(tx, dependencies, tenantId, at);
}

const splitNumber = (vatNumber: string): VatNumber => ({ prefix: vatNumber.slice(0, 2), body: vatNumber.slice(2) });

/** The operator's number as requester; none for the sandbox's sample seller. */
const registerOf = ({ vendors, seller }: BillingDependencies['settings']): Register => ({
  url: vendors.vies,
  requester: seller === sampleSeller ? null : splitNumber(seller.vat_number),
});

const noAnswer = { name: null, address: null, requestIdentifier: null, requestDate: null };

function rowOf(answer: ViesAnswer) {
  const reason = answer.status === 'not_checked' ? answer.reason : null;
  const { name, address, requestIdentifier, requestDate } = answer.status === 'not_checked' ? noAnswer : answer;
  return { status: answer.status, reason, name, address, requestIdentifier, requestDate };
}
