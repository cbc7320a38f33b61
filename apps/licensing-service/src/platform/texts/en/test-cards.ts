/** The outcome of a payment with each test card. */
export const testCards = {
  succeeds: 'Succeeds',
  declined: 'Declined',
  insufficient_funds: 'Declined: insufficient funds',
  expired_card: 'Declined: card expired',
  incorrect_cvc: 'Declined: wrong CVC',
  authenticates: 'Asks for confirmation at the bank first (3-D Secure)',
  times_out: 'Succeeds, but the first response is lost',
  renewals_declined: 'Succeeds now, declined at renewals',
} as const;
