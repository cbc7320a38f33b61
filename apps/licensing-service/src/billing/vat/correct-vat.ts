import { sumLines, type TaxTreatment } from '@atrium/api-client/contract/pricing';
import { localDay, type Transaction } from '../../platform';
import { type Bill, type BillLine, settleBill } from '../bills/bill';
import { notesOver, type OpenInvoice, openInvoices, type OpenLine, piecesFrom } from '../bills/books';
import type { BillingDependencies } from '../dependencies';
import { issueBill } from '../invoices/bill.service';
import { findBookedDocuments } from '../invoices/booked-documents.repository';
import { findInvoice, type IssuedInvoice } from '../invoices/invoice.repository';
import { minimumChargeOf } from '../gateways/configured-gateways';
import { lastDayToPay, oweInvoice } from '../payments/corrections/owe-invoice';
import { renewalCard } from '../payments/renewals/renewal-method';
import { findAwaited, findOpenPayment } from '../payments/payment.repository';
import { findSpendableCredit } from '../payments/spendable-credit';
import { voidTransfer } from '../payments/transfers/void-transfer';
import type { Day } from '../periods/days';
import { vatDecisionOf } from '../quotes/price-selection';
import { findVatInputs } from '../quotes/quote-inputs';
import { findQuote } from '../quotes/quote.repository';
import { updateSubscription } from '../subscriptions/subscription.repository';
import type { VatDecision } from './decide-vat';

type Dependencies = Pick<BillingDependencies, 'settings' | 'gateways' | 'mailer' | 'jobs'>;
type Decided = Extract<VatDecision, { kind: 'decided' }>;

/** An invoice and the day from which its VAT is wrong. */
interface WrongVat {
  readonly invoice: OpenInvoice;
  readonly data: IssuedInvoice['data'];
  readonly from: Day;
}

/**
 * Corrects the VAT of what was billed after the buyer's country or number changed, or VIES confirmed the number: a
 * credit note for each invoice, and one new invoice over the same days. Days before the change keep their VAT, except
 * those billed while VIES did not answer. The VAT that is not owed becomes account credit.
 *
 * What the credit does not cover is owed: charged to the default card, else paid by transfer. During a payment at a
 * gateway nothing is corrected, and nothing for a number that was not checked yet: its check corrects.
 *
 * @returns `needs_check` if the number has to be checked first; the caller holds the lock of the company CRM
 */
export async function correctVat(
  tx: Transaction,
  dependencies: Dependencies,
  tenantId: string,
  at: Date,
): Promise<'corrected' | 'unchanged' | 'needs_check'> {
  const inputs = await findVatInputs(tx, tenantId, at);
  const decision = vatDecisionOf(inputs, dependencies.settings.ossThreshold);
  if (decision.kind === 'refused' || (await findOpenPayment(tx, tenantId)) !== null) return 'unchanged';
  const wrong = await findWrongVat(tx, tenantId, { decision, number: inputs.buyer.vat_number, today: localDay(at) });
  const [newest] = wrong;
  const bill = billAgain(wrong, decision, localDay(at));
  if (newest === undefined || bill === null) return 'unchanged';
  if (decision.reason === 'eu_number_not_checked' && decision.evidence === null) return 'needs_check';
  await voidTransfersOf(tx, dependencies, tenantId, decision, at);
  const isCharged = (await renewalCard(tx, dependencies, tenantId)) !== undefined;
  const settled = settleBill(bill, {
    credit: await findSpendableCredit(tx, tenantId),
    minimumCharge: isCharged ? minimumChargeOf(dependencies.gateways) : 0,
  });
  const isOwed = settled.amount_due > 0;
  const { buyer } = inputs;
  const vatCheck = decision.evidence?.id ?? null;
  const invoice = await issueBill(
    tx,
    dependencies,
    {
      tenantId,
      settled,
      payment: newest.data.payment,
      ...(isOwed ? { dueOn: lastDayToPay(at) } : {}),
      buyer,
      vatReason: decision.reason,
      vatCheck,
    },
    at,
  );
  if (!isOwed || invoice === null) return 'corrected';
  const { category, rate, reason } = decision;
  await oweInvoice(
    tx,
    dependencies,
    { invoice, settled, buyer, vat: { category, rate, reason }, vatCheck, isCharged },
    at,
  );
  return 'corrected';
}

interface Current {
  readonly decision: Decided;
  readonly number: string | null;
  readonly today: Day;
}

/** Invoices whose VAT differs from what holds now, newest first. */
async function findWrongVat(tx: Transaction, tenantId: string, current: Current): Promise<WrongVat[]> {
  const open = openInvoices(await findBookedDocuments(tx, tenantId));
  const found = await Promise.all(
    open.map(async (invoice): Promise<WrongVat[]> => {
      const issued = await findInvoice(tx, invoice.document.id);
      if (issued === null) return [];
      const from = wrongSince(issued, current);
      return from === null ? [] : [{ invoice, data: issued.data, from }];
    }),
  );
  return found.flat();
}

/** The first day on which the VAT of an invoice is wrong; null if it is right, or stays as it was. */
function wrongSince({ data }: IssuedInvoice, { decision, number, today }: Current): Day | null {
  const isSameNumber = data.buyer.vat_number === number;
  const isConfirmed = decision.reason === 'eu_number_confirmed';
  if (isConfirmed && isSameNumber && data.vat_reason === 'eu_number_not_checked') return '';
  // A confirmation that is lost later corrects nothing that was issued.
  if (data.vat_reason === 'eu_number_confirmed' && isSameNumber && decision.reason.startsWith('eu_number')) return null;
  return today;
}

function billAgain(wrong: readonly WrongVat[], tax: TaxTreatment, day: Day): Bill | null {
  const pieces = wrong.map(({ invoice, from }) =>
    invoice.lines.filter((line) => isWrong(line, tax) && line.to > from).flatMap((line) => piecesFrom(line, from)),
  );
  const invoices = wrong.map(({ invoice }) => invoice);
  const notes = notesOver(invoices, pieces.flat());
  if (notes.length === 0) return null;
  const { category, rate } = tax;
  const lines = pieces.toReversed().flatMap((ofInvoice) =>
    ofInvoice.map(({ invoiceId: _invoice, position: _position, ...line }): BillLine => ({
      ...line,
      tax_category: category,
      tax_rate: rate,
    })),
  );
  return { cause: causeOf(wrong), day, notes, lines, taxes: sumLines(lines).taxes, ends: [], begins: [] };
}

const isWrong = (line: OpenLine, { category, rate }: TaxTreatment): boolean =>
  line.tax_category !== category || line.tax_rate !== rate;

const causeOf = (wrong: readonly WrongVat[]) =>
  wrong.some(({ from }) => from === '') ? ('vat_confirmed' as const) : ('moved' as const);

/** Voids the transfers that were asked for with other VAT. The job asks for a renewal again. */
async function voidTransfersOf(
  tx: Transaction,
  dependencies: Dependencies,
  tenantId: string,
  { category, rate }: Decided,
  at: Date,
): Promise<void> {
  for (const awaited of await findAwaited(tx, tenantId)) {
    const quote = await findQuote(tx, tenantId, awaited.quoteId);
    if (quote === null || (quote.vat.category === category && quote.vat.rate === rate)) continue;
    await voidTransfer(tx, dependencies, awaited, at);
    await updateSubscription(tx, tenantId, {});
  }
}
