import type { Billing, Codelist, CodelistOption, Payment, Quote } from '../contract';
import type { FakeSubscription } from './fake-plan';

/** A codelist as the fake keeps it: its titles in both languages, no action decided yet. */
export type FakeCodelist = Omit<Codelist, 'title' | 'allowed_actions' | 'data'> & {
  data: Omit<CodelistOption, 'title'>[];
};

/** A payment with what it pays, and the card it is paid with. */
export interface FakePayment {
  readonly tenantId: string;
  readonly quote: Quote;
  readonly methodId: string | null;
  readonly payment: Payment;
  /** Of a transfer: what was subscribed to before. */
  before?: FakeSubscription | undefined;
  /** Of a transfer: what asked for it. */
  proforma?: FakeInvoice;
  /** What the operator recorded of a transfer. */
  receipt?: { readonly received_on: string; readonly amount: number };
}

/** A document of a company CRM. */
export type FakeInvoice = Billing['invoices'][number] & { readonly tenantId: string };

/** Credit that was sent back, and whose it was. */
export type FakePayout = Billing['entries'][number] & { readonly tenantId: string };
