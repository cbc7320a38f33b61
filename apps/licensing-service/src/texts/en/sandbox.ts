/** The page of the sandbox's bank. */
export const sandbox = {
  title: 'Confirm the payment',
  lead: 'This is where your bank would ask whether you are paying. Both answers can be tried here.',
  amount: 'Amount',
  purpose: 'Purpose',
  approve: 'Approve',
  decline: 'Decline',
  note: 'A sandbox for trying payments out. No money moves.',
} as const;
