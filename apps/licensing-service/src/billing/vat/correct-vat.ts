import { sumLines, type TaxTreatment } from '@atrium/api-client/contract/pricing';
import { localDay } from '../../platform';
import { type Bill, type BillLine, settleBill } from '../bills/bill';
import { type BookedDocument, notesOver, type OpenInvoice, openInvoices, piecesFrom } from '../bills/books';
import { issueBill } from '../invoices/bill.service';
import { findBookedDocuments } from '../invoices/invoice.repository';
import { minimumChargeOf } from '../gateways/payment-gateway';
import { lastDayToPay, oweInvoice } from '../payments/corrections/owed-invoice';
import { renewalCard } from '../payments/renewals/renewal-method';
import { findAwaited, findOpenPayment, type Ordered } from '../payments/payment.repository';
import { findSpendableCredit } from '../payments/spendable-credit';
import { replaceTransfers } from '../payments/transfers/awaited-transfer';
import type { Day } from '../periods/days';
import { findBuyerVat } from '../quotes/quote-inputs';
import { findSubscription, updateSubscription } from '../subscriptions/subscription.repository';
import type { Work } from '../work';
import type { DecidedVat } from './decide-vat';

/** An invoice and the day from which its VAT is wrong. */
interface WrongVat {
  readonly invoice: OpenInvoice;
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
export async function correctVat(work: Work, tenantId: string): Promise<'corrected' | 'unchanged' | 'needs_check'> {
  const { tx, now, gateways } = work;
  const today = localDay(now);
  const { buyer, decision } = await findBuyerVat(work, tenantId);
  if (decision.kind === 'refused' || (await findOpenPayment(tx, tenantId)) !== null) return 'unchanged';
  const wrong = openInvoices(await findBookedDocuments(tx, tenantId)).flatMap((invoice): WrongVat[] => {
    const from = wrongSince(invoice.document, decision, buyer.vat_number, today);
    return from === null ? [] : [{ invoice, from }];
  });
  const [newest] = wrong;
  const bill = billAgain(wrong, decision, today);
  const isOther = ({ payment, quote: { vat } }: Ordered) =>
    payment.kind !== 'creation' && (vat.category !== decision.category || vat.rate !== decision.rate);
  if (bill === null && !(await findAwaited(tx, tenantId)).some(isOther)) return 'unchanged';
  if (decision.reason === 'eu_number_not_checked' && decision.evidence === null) return 'needs_check';
  // A renewal that is overdue is due again now; the transfer of one to come is requested again.
  const overdueSince = (await findSubscription(tx, tenantId))?.overdueSince ?? null;
  if (await replaceTransfers(work, tenantId, isOther))
    await updateSubscription(tx, tenantId, overdueSince === null ? {} : { nextTryAt: now });
  if (newest === undefined || bill === null) return 'corrected';
  const isCharged = (await renewalCard(work, tenantId)) !== undefined;
  const settled = settleBill(bill, {
    credit: await findSpendableCredit(tx, tenantId),
    minimumCharge: isCharged ? minimumChargeOf(gateways) : 0,
  });
  const isOwed = settled.amount_due > 0;
  const { category, rate, reason, evidence } = decision;
  const decided = { tenantId, settled, buyer, vat: { category, rate, reason }, vatCheck: evidence?.id ?? null };
  const due = isOwed ? { dueOn: lastDayToPay(now) } : {};
  const invoice = await issueBill(work, { ...decided, ...due, payment: newest.invoice.document.payment });
  if (isOwed && invoice !== null) await oweInvoice(work, decided, invoice, isCharged);
  return 'corrected';
}

/** The first day on which the VAT of an invoice is wrong; null if it is right, or stays as it was. */
function wrongSince(
  { buyer, vat_reason: reason }: BookedDocument,
  decision: DecidedVat,
  number: string | null,
  today: Day,
): Day | null {
  const isSameNumber = buyer.vat_number === number;
  const isConfirmed = decision.reason === 'eu_number_confirmed';
  if (isConfirmed && isSameNumber && reason === 'eu_number_not_checked') return '';
  // A confirmation that is lost later corrects nothing that was issued.
  if (reason === 'eu_number_confirmed' && isSameNumber && decision.reason.startsWith('eu_number')) return null;
  return today;
}

function billAgain(wrong: readonly WrongVat[], { category, rate }: TaxTreatment, day: Day): Bill | null {
  const isWrong = (line: BillLine) => line.tax_category !== category || line.tax_rate !== rate;
  const pieces = wrong.map(({ invoice, from }) =>
    invoice.lines.filter(({ line }) => isWrong(line) && line.to > from).flatMap((open) => piecesFrom(open, from)),
  );
  const invoices = wrong.map(({ invoice }) => invoice);
  const notes = notesOver(invoices, pieces.flat());
  if (notes.length === 0) return null;
  const lines = pieces.toReversed().flatMap((ofInvoice) =>
    ofInvoice.map(({ invoiceId: _invoice, position: _position, ...line }): BillLine => ({
      ...line,
      tax_category: category,
      tax_rate: rate,
    })),
  );
  const cause = wrong.some(({ from }) => from === '') ? 'vat_confirmed' : 'moved';
  return { cause, day, notes, lines, taxes: sumLines(lines).taxes, ends: [], begins: [] };
}
