/** The page of the sandbox's bank. */
export const sandbox = {
  title: 'Confirm the payment',
  lead: 'This is where your bank would ask you to confirm the payment. You can try both answers here.',
  lead_set_up:
    'This is where your bank would ask you to confirm that the card may be saved. You can try both answers here.',
  amount: 'Amount',
  nothing_charged: 'Nothing is charged now',
  purpose: 'Purpose',
  approve: 'Approve',
  decline: 'Decline',
  note: 'This is a sandbox for trying out payments. No money moves.',
} as const;
