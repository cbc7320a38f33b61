import type { Selection } from '@atrium/api-client/contract';
import type { TaxTreatment } from '@atrium/api-client/contract/pricing';
import { type Day, laterOf } from '../periods/days';
import type { Period, PeriodEnd } from '../periods/period';
import type { PriceVersion } from './bill-period';
import type { BookedDocument, OpenInvoice } from './books';

/** What ran and what was billed. */
export interface BilledAccount {
  readonly periods: readonly Period[];
  /** Invoices and credit notes, oldest first. */
  readonly documents: readonly BookedDocument[];
}

/** The prices and VAT of a change. */
export interface ChangeTerms {
  readonly tax: TaxTreatment;
  /** Whether the buyer has a VAT number, without which nothing can be billed by reverse charge. */
  readonly hasVatNumber: boolean;
  /** Prices of a new period. */
  readonly newest: PriceVersion;
  /** Prices of the running and earlier periods, by version. */
  readonly listOf: (version: number) => PriceVersion;
  /** A new id of a period. */
  readonly newId: () => string;
}

/** A change of the running plan on a day. */
export interface Change extends BilledAccount, ChangeTerms {
  readonly wanted: Selection;
  readonly day: Day;
  readonly running: Period;
  readonly coming: Period | null;
  readonly invoices: readonly OpenInvoice[];
}

/** Ends a period with a change on a day. One that was paid ahead ends on its first day. */
export const endOn = (day: Day, { id, from }: Period): PeriodEnd => ({ id, to: laterOf(day, from), because: 'change' });
