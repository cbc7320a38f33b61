/** What paying with each test card comes to. */
export const testCards = {
  succeeds: 'Succeeds',
  declined: 'Is declined',
  insufficient_funds: 'Is declined for insufficient funds',
  expired_card: 'Is declined as expired',
  incorrect_cvc: 'Is declined for a wrong CVC',
  authenticates: 'Asks at the bank first (3-D Secure)',
  times_out: 'Succeeds, but the answer gets lost at first',
  renewals_declined: 'Succeeds now, is declined at renewals',
} as const;
