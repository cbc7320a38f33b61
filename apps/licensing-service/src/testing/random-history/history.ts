import type { Company, Plan } from '@atrium/vitest-config/billing-scenario';
import type { Loss } from '../losing-gateway';

/** A random life of one or a few company CRMs. Amounts are cents; times are the seller's local time. */
export interface RandomHistory {
  /** The first day, `YYYY-MM-DD`. */
  readonly start: string;
  /** Months charged per year and monthly prices. */
  readonly prices: PriceChoice;
  readonly crms: readonly RandomCrm[];
  readonly steps: readonly RandomStep[];
}

export interface PriceChoice {
  readonly licence: number;
  readonly module: number;
  readonly asset: number;
  readonly year_months: number;
}

/** A company CRM that is ordered at its first step. */
export interface RandomCrm {
  readonly company: Company;
  readonly plan: Plan;
  readonly pay: PayWith;
}

/**
 * How the owner pays: by transfer, which may be recorded at once; or by a card that is charged, declined, asks for the
 * bank's confirmation, or whose gateway does not answer at once. A creation may be cancelled after its charge.
 */
export type PayWith =
  | 'transfer'
  | 'transfer that comes at once'
  | 'card'
  | 'declined'
  | 'approved at the bank'
  | 'refused at the bank'
  | 'left at the bank'
  | 'answered late'
  | 'charged, and its creation cancelled';

/** A step of one company CRM, some time after the one before. */
export interface RandomStep {
  readonly after: Wait;
  /** Place in `crms`. */
  readonly crm: number;
  readonly action: Action;
  /** A call of the gateway that is lost during the step. */
  readonly loss: Loss | null;
}

export interface Wait {
  readonly until:
    | { readonly minutes: number }
    | { readonly days: number }
    /** Days from the end of the running period, or from the last valid day of the open pro-forma invoice. */
    | { readonly from: 'period' | 'pro-forma'; readonly days: number };
  /** Time of the day of arrival, `HH:MM:SS`. */
  readonly time: string;
  /** Days between two runs of the jobs; null if the service stands still. */
  readonly jobsEvery: number | null;
}

/** A plan by what it changes; what is missing stays as it is. `back` returns to the plan before. */
export type PlanChoice = 'back' | 'same' | Partial<Plan>;

export type Action =
  | { readonly do: 'run the jobs' }
  | {
      readonly do: 'order';
      readonly plan: PlanChoice;
      readonly pay: PayWith;
      /** Minutes between the quote and the payment. */
      readonly hesitation: number;
    }
  | { readonly do: 'order there and back'; readonly plan: Partial<Plan>; readonly pay: 'card' | 'transfer' }
  | { readonly do: 'pay the same quote again' }
  | { readonly do: 'answer the bank'; readonly answer: 'approve' | 'decline' }
  | { readonly do: 'plan'; readonly plan: PlanChoice }
  | { readonly do: 'undo the planned change' | 'cancel' | 'resume' | 'cancel the transfer' }
  | {
      readonly do: 'record a transfer';
      readonly amount: 'right' | 'a part' | 'more' | 'nothing';
      readonly day: number;
      readonly on: 'order' | 'renewal' | 'newest';
    }
  | { readonly do: 'pay out'; readonly amount: 'all' | 'half' | 'too much' }
  | { readonly do: 'save a card'; readonly effect: 'succeeds' | 'declines_renewals' }
  | { readonly do: 'remove a card' | 'discard the draft' | 'cross the OSS threshold' }
  /** `recordsTransfer`: a transfer is recorded before the company CRM is closed completely. */
  | { readonly do: 'close'; readonly recordsTransfer: boolean }
  | { readonly do: 'move'; readonly company: Company }
  | { readonly do: 'let VIES answer'; readonly answer: 'valid' | 'invalid' | 'silent' }
  | { readonly do: 'change the prices'; readonly prices: PriceChoice };
