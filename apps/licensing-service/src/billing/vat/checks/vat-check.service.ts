import type { VatCheck } from '@atrium/api-client/contract';
import { checkVatNumber } from '@atrium/validators';
import { InvalidInput, NotFound, sampleSeller, writeAudit } from '../../../platform';
import { vatNumberProblem } from '../../../setup';
import { findTenant, lockTenant, tenantAudit, type TenantCall } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { asCall, asJob, type Work } from '../../work';
import { correctVat } from '../correct-vat';
import { insertVatCheck, type VatCheckRow } from './vat-check.repository';
import { viewVatCheck } from './vat-check-view';
import { callVies, type Register, type VatNumber, type ViesAnswer } from './vies';

export interface NumberToEnter {
  readonly tenantId: string;
  readonly vatNumber: string;
  readonly country: string | null | undefined;
}

/** Checks a VAT number of a company CRM's company with VIES and stores the answer. */
export async function checkCompanyVatNumber(
  dependencies: BillingDependencies,
  call: TenantCall,
  { tenantId, vatNumber, country }: NumberToEnter,
): Promise<VatCheck> {
  const { settings } = dependencies;
  const transact = asCall(dependencies, call.scope);
  const check = checkVatNumber(vatNumber, { country: country ?? undefined, level: 'shape' });
  if (!check.valid) throw new InvalidInput({ vat_number: [vatNumberProblem(check, country ?? undefined)] });
  const { prefix, normalized } = check;
  const found = await transact(({ tx }) => findTenant(tx, call.scope, tenantId));
  if (found === null) throw new NotFound('tenant_not_found');

  const answer = await callVies(registerOf(settings), { prefix, body: normalized.slice(2) });
  const saved = await transact(async (work) => {
    const { tx, now: at } = work;
    const row = await insertVatCheck(tx, {
      ...rowOf(answer),
      tenantId,
      vatNumber: normalized,
      checkedAt: at,
      checkedBy: call.user.id,
    });
    const after = { vat_number: normalized, status: answer.status, reason: row.reason };
    await writeAudit(tx, { ...tenantAudit(call, tenantId, at), action: 'tenant.check_vat_number', after });
    await correctChecked(work, tenantId);
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
  dependencies: BillingDependencies,
  { tenantId, vatNumber, userId }: { readonly tenantId: string; readonly vatNumber: string; readonly userId: string },
): Promise<VatCheckRow> {
  const answer = await callVies(registerOf(dependencies.settings), splitNumber(vatNumber));
  return asJob(dependencies)(async (work) => {
    const { tx, now: at } = work;
    const row = await insertVatCheck(tx, { ...rowOf(answer), tenantId, vatNumber, checkedAt: at, checkedBy: userId });
    await correctChecked(work, tenantId);
    return row;
  });
}

/** An answer counts from now on, and a confirmation for what was billed while VIES did not answer. */
async function correctChecked(work: Work, tenantId: string): Promise<void> {
  await lockTenant(work.tx, tenantId);
  await correctVat(work, tenantId);
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
