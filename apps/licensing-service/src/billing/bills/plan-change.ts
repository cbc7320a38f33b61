import type { Selection } from '@atrium/api-client/contract';
import type { TaxTreatment } from '@atrium/api-client/contract/pricing';
import { type Day, laterOf } from '../periods/days';
import type { Period, PeriodEnd } from '../periods/period';
import type { PriceVersion } from './bill-period';
import type { BookedDocument, OpenInvoice } from './books';

/** Another plan that is wanted from a day on, with what ran and what was billed, its prices and VAT. */
export interface WantedChange {
  readonly periods: readonly Period[];
  /** Invoices and credit notes, oldest first. */
  readonly documents: readonly BookedDocument[];
  readonly wanted: Selection;
  readonly day: Day;
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

/** A change of the running plan. */
export interface Change extends WantedChange {
  readonly running: Period;
  readonly coming: Period | null;
  readonly invoices: readonly OpenInvoice[];
}

/** Ends a period with a change on a day. One that was paid ahead ends on its first day. */
export const endOn = (day: Day, { id, from }: Period): PeriodEnd => ({ id, to: laterOf(day, from), because: 'change' });
