import type { PaymentMethod, TestCard } from '../contract';

/** A card that was typed into the fields of the payment company, by what it is called there. */
export type FakeCard = Pick<PaymentMethod, 'brand' | 'last4' | 'exp_month' | 'exp_year'> & Pick<TestCard, 'effect'>;

/** A card that a company CRM is paid with. */
export type FakePaymentMethod = Omit<PaymentMethod, 'is_chargeable'> & {
  readonly tenantId: string;
  readonly effect: TestCard['effect'];
  /** Once a payment or a set-up with it succeeded; until then it is not listed. */
  isSaved: boolean;
};
