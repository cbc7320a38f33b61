/**
 * A history of one company CRM, played through HTTP by the recording and calculated by the bookkeeper. Amounts are
 * cents; times are the seller's local time, `YYYY-MM-DDTHH:MM:SS`; days are `YYYY-MM-DD`.
 */
export interface Scenario {
  /** Unique, also the name of its recording. */
  readonly name: string;
  readonly title: string;
  /** Whole periods (A), shares and changes (B), or transfers (C). */
  readonly part: 'A' | 'B' | 'C';
  readonly company: Company;
  /** Price list versions, the oldest first. */
  readonly prices: readonly Prices[];
  readonly steps: readonly Step[];
  /** The clock moves on to here after the last step. */
  readonly until: string;
}

export interface Company {
  /** Two letters. */
  readonly country: string;
  /** Empty for none. */
  readonly vat_number: string;
}

export interface Prices {
  /** The first day. */
  readonly valid_from: string;
  /** Whether it is known from the start, and not only from its first day. */
  readonly is_known_ahead?: boolean;
  readonly licence: number;
  readonly module: number;
  readonly asset: number;
  /** Months that a year costs. */
  readonly year_months: number;
}

export interface Plan {
  readonly cycle: 'monthly' | 'yearly';
  readonly licences: number;
  readonly modules: number;
  readonly assets: number;
}

type Method = 'card' | 'transfer';

/** An action and its time. Steps are in chronological order. */
export type Step = { readonly at: string } & (
  | { readonly do: 'create'; readonly plan: Plan; readonly pay: Method }
  | { readonly do: 'change'; readonly plan: Plan; readonly pay: Method }
  /** Plans a change for the next renewal. */
  | { readonly do: 'plan'; readonly plan: Plan }
  | { readonly do: 'undo_planned' }
  | { readonly do: 'cancel' }
  | { readonly do: 'resume' }
  /** Pays what is due of a renewal, with the plan that the owner orders for it. */
  | { readonly do: 'pay_renewal'; readonly plan: Plan; readonly pay: Method }
  /** The operator records a receipt on the newest pro-forma, or on the newest of an order or a renewal. */
  | { readonly do: 'receive'; readonly amount: number; readonly bank_day: string; readonly on?: 'order' | 'renewal' }
  | { readonly do: 'cancel_transfer' }
  /** Replaces the default card by one that is charged or declined from now on. */
  | { readonly do: 'card'; readonly effect: 'succeeds' | 'declines_renewals' }
  | { readonly do: 'company'; readonly company: Company }
  /** No job runs after this day until this other one. */
  | { readonly do: 'stand_still'; readonly until: string }
  /** What VIES answers from now on. */
  | { readonly do: 'vies'; readonly answer: 'valid' | 'invalid' | 'silent' }
);

/** The expected results of a scenario, as the bookkeeper calculates them. */
export interface Figures {
  /** In the order of issue. */
  readonly documents: readonly FiguredDocument[];
  /** Successful charges and refunds of cards. */
  readonly charges: readonly { readonly on: string; readonly amount: number }[];
  /** Account credit at the end, without what is reserved for an open pro-forma. */
  readonly credit: number;
  /** The billing period that runs at the end, `[from, to)`; null for none. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** Steps that the rules refuse, with the code of the answer. Nothing changes by them. */
  readonly refused: readonly { readonly at: string; readonly why: string }[];
}

export interface FiguredDocument {
  readonly kind: 'invoice' | 'credit_note' | 'proforma';
  readonly issued_on: string;
  /** Place in `documents` of the invoice that a credit note corrects; null for others. */
  readonly corrects: number | null;
  readonly lines: readonly FiguredLine[];
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly credit_used: number;
  /** What the card or the transfer pays, or owes. */
  readonly amount_due: number;
  /**
   * What became credit: all of a credit note; of others what was paid beyond the total, such as the rest of a least
   * charge. `total` is `credit_used + amount_due − becomes_credit`, for credit notes `becomes_credit`.
   */
  readonly becomes_credit: number;
}

/** A line of a document. Those of credit notes are positive too: the document takes them off. */
export interface FiguredLine {
  readonly item: 'licences' | 'modules' | 'assets';
  readonly quantity: number;
  /** For a whole billing period. */
  readonly unit_price: number;
  /** The days billed, `[from, to)`. */
  readonly from: string;
  readonly to: string;
  readonly net: number;
  readonly tax_category: 'standard' | 'reverse_charge' | 'outside_scope';
  /** In basis points. */
  readonly tax_rate: number;
}
