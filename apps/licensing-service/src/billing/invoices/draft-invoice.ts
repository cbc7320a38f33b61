import type { PlanCycle, PlanQuote } from '@atrium/api-client/contract/pricing';
import type { Language, Seller } from '../../platform';
import type { VatReason } from '../vat/decide-vat';
import type { Days, InvoiceDraft, InvoiceLine, InvoiceParty } from './invoice-data';
import { describeLine } from './plan-words';

/** A plan that is invoiced, and to whom. */
export interface PlanToInvoice {
  readonly seller: Seller;
  readonly buyer: InvoiceParty;
  readonly title: string;
  readonly language: Language;
  readonly priced: PlanQuote;
  /** Of the plan, and of the one before it. */
  readonly cycle: PlanCycle;
  readonly cycleBefore: PlanCycle;
  readonly vatReason: VatReason;
  readonly vatCheck: string | null;
  readonly supplied: Days;
}

/** How it is paid: what a document says beside its lines. */
export type InvoicePayment = Pick<InvoiceDraft, 'kind' | 'payment' | 'paid_on' | 'due_on' | 'references'>;

/** What a document of a plan says. */
export function draftInvoice(plan: PlanToInvoice, paid: InvoicePayment): InvoiceDraft {
  const { seller, buyer, title, language, priced, cycle, cycleBefore, vatReason, vatCheck, supplied } = plan;
  return {
    ...paid,
    language,
    seller,
    buyer,
    subject: title,
    supplied,
    lines: priced.lines.map((line): InvoiceLine => {
      const { quantity, unit_price, share, net, tax_category, tax_rate } = line;
      const description = describeLine(line, line.kind === 'plan' ? cycle : cycleBefore, language);
      return { description, days: null, quantity, unit_price, share, discount: 0, net, tax_category, tax_rate };
    }),
    vat_reason: vatReason,
    vat_check: vatCheck,
    credit: paid.kind === 'credit_note' ? 0 : priced.balance,
    least_charge: priced.least_charge,
  };
}
