import type { PlanCycle, PlanQuote } from '@atrium/api-client/contract/pricing';
import type { Language, Seller } from '../../platform';
import type { VatReason } from '../vat/decide-vat';
import type { Days, InvoiceDraft, InvoiceLine, InvoiceParty } from './invoice-data';
import { describeLine } from './describe-line';

/** A plan to invoice, with its seller and buyer. */
export interface PlanToInvoice {
  readonly seller: Seller;
  readonly buyer: InvoiceParty;
  readonly title: string;
  readonly language: Language;
  readonly priced: PlanQuote;
  /** Of the plan and of the previous plan. */
  readonly cycle: PlanCycle;
  readonly previousCycle: PlanCycle;
  readonly vatReason: VatReason;
  readonly vatCheck: string | null;
  readonly supplied: Days;
}

/** The payment details of a document. */
export type InvoicePayment = Pick<InvoiceDraft, 'kind' | 'payment' | 'paid_on' | 'due_on' | 'references'>;

/** Drafts the document of a plan. */
export function draftInvoice(plan: PlanToInvoice, paid: InvoicePayment): InvoiceDraft {
  const { seller, buyer, title, language, priced, cycle, previousCycle, vatReason, vatCheck, supplied } = plan;
  return {
    ...paid,
    language,
    seller,
    buyer,
    subject: title,
    supplied,
    lines: priced.lines.map((line): InvoiceLine => {
      const { quantity, unit_price, share, net, tax_category, tax_rate } = line;
      const description = describeLine(line, line.kind === 'plan' ? cycle : previousCycle, language);
      return { description, days: null, quantity, unit_price, share, discount: 0, net, tax_category, tax_rate };
    }),
    vat_reason: vatReason,
    vat_check: vatCheck,
    credit: paid.kind === 'credit_note' ? 0 : priced.balance,
    least_charge: priced.least_charge,
  };
}
