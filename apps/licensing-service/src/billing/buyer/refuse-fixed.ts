import type { ApplicationDraft, ApplicationInput } from '@atrium/api-client/contract';
import type { Transaction } from '../../platform/database/database';
import { type FieldProblem, type FieldProblems, throwIfInvalid } from '../../platform/http/errors';
import { buyerOf, isSameBuyer } from '../invoices/buyer';
import { findPaymentUnderWay } from '../payments/payment.repository';
import { findSubscription } from '../subscriptions/subscription.repository';
import { isLiving } from '../../tenants/tenant-life';
import { findState } from '../../tenants/tenant.repository';
import { applicationSection } from '../../setup/application/application.section';
import { findBilledCompany, isBilledCompany } from './billed-company';

type Sent = Omit<ApplicationInput, 'password_confirmation'>;

/**
 * Refuses what of Application setup can no longer be changed: the address of an existing company CRM, whatever would
 * leave it unfinished, the company that a running plan was billed to, and what the VAT of a payment was decided by until
 * that is over.
 */
export async function refuseFixed(
  tx: Transaction,
  id: string,
  { before, sent, now }: { readonly before: ApplicationDraft; readonly sent: Sent; readonly now: Date },
): Promise<void> {
  const problems = isLiving(await findState(tx, id))
    ? {
        ...livingProblems(before, sent),
        ...(await companyProblems(tx, id, { before, sent, now })),
        ...(await vatProblems(before, sent, () => restsOnIt(tx, id))),
      }
    : await vatProblems(before, sent, () => wasPaidFor(tx, id));
  throwIfInvalid(problems);
}

function livingProblems(before: ApplicationDraft, { password, ...sent }: Sent): FieldProblems {
  const unfinished = applicationSection.problems(sent, () => true, noRecords);
  const fixed: [string, FieldProblem | null][] = [
    ['url_name', sent.url_name?.toLowerCase() === before.url_name ? null : 'fixed_once_created'],
    ['password', (password ?? '') === '' ? null : 'fixed_once_created'],
  ];
  return Object.fromEntries(
    [...unfinished, ...fixed].flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])),
  );
}

const noRecords = { certificate: false, premises: 0, devices: 0, barePremises: 0 };

/** Credit of a plan belongs to the company it was billed to: another one can take over when it has ended. */
async function companyProblems(
  tx: Transaction,
  id: string,
  { before, sent, now }: { readonly before: ApplicationDraft; readonly sent: Sent; readonly now: Date },
): Promise<FieldProblems> {
  const company = buyerOf(sent);
  if (isSameBuyer(company, buyerOf(before))) return {};
  const billed = await findBilledCompany(tx, id, now);
  if (billed === null || isBilledCompany(billed, company)) return {};
  const { buyer } = billed;
  const problem = { key: 'billed_to_another', values: { company: buyer.name } } as const;
  return {
    ...(buyer.name === company.name ? {} : { company: [problem] }),
    ...(buyer.vat_number === company.vat_number ? {} : { 'address.vat_number': [problem] }),
  };
}

const vatFacts = ['country', 'vat_number'] as const;

/** Nothing is looked up where country and VAT number stay. */
async function vatProblems(
  { address: before = {} }: ApplicationDraft,
  { address = {} }: Sent,
  why: () => Promise<FieldProblem | null>,
): Promise<FieldProblems> {
  const changed = vatFacts.filter((name) => (address[name] ?? '') !== (before[name] ?? ''));
  const problem = changed.length === 0 ? null : await why();
  return problem === null ? {} : Object.fromEntries(changed.map((name) => [`address.${name}`, [problem]]));
}

/** What VAT was decided by stays as long as a creation has been paid for with it. */
async function wasPaidFor(tx: Transaction, id: string): Promise<FieldProblem | null> {
  return (await findSubscription(tx, id))?.kind === 'paid' ? 'paid_for_with_it' : null;
}

const resting = new Set(['authorised', 'capturing', 'awaiting_transfer']);

/** An authorised or pending payment is billed as it was ordered. */
async function restsOnIt(tx: Transaction, id: string): Promise<FieldProblem | null> {
  const payment = await findPaymentUnderWay(tx, id);
  return payment !== null && resting.has(payment.state) ? 'payment_under_way_with_it' : null;
}
