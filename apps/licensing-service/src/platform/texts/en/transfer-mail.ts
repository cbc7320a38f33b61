/** E-mails about bank transfers and the account credit that they become, by template. */
export const transferMail = {
  credit_of_late_transfer: {
    subject: 'We added your bank transfer to your account credit',
    body: 'We received {received} for pro-forma invoice {number} ({title}), which is no longer valid. We added the amount to your account credit.\n\nThe credit pays your next invoice for this company CRM. To get it back instead, write to {contact}.',
    action: 'Open billing',
  },
  credit_of_paid_proforma: {
    subject: 'We added your bank transfer to your account credit',
    body: 'We received {received} for pro-forma invoice {number} ({title}), which was already paid. We added the amount to your account credit.\n\nThe credit pays your next invoice for this company CRM. To get it back instead, write to {contact}.',
    action: 'Open billing',
  },
  credit_of_closed_tenant: {
    subject: 'We added your bank transfer to your account credit',
    body: 'We received {received} for pro-forma invoice {number} ({title}) after the company CRM was closed. We added the amount to your account credit.\n\nTo get it back, write to {contact}.',
    action: 'Open billing',
  },
  credit_of_cancelled_creation: {
    subject: 'We added your bank transfer to your account credit',
    body: 'The creation of {title} was cancelled after we received {received} for pro-forma invoice {number}. We added the amount to your account credit.\n\nThe credit pays for the plan when you create the company CRM again. To get it back instead, write to {contact}.',
    action: 'Open billing',
  },
  credit_paid_out: {
    subject: 'We paid out your account credit',
    body: 'We sent {amount} of the account credit of {title} to your bank account on {day}.\n\nRemaining account credit: {left}.',
    action: 'Open billing',
  },
  transfer_asked: {
    subject: 'Pro-forma invoice {number}',
    body: 'Please pay {amount} for the company CRM {title} by {day}. Pro-forma invoice {number} has all the details, and a QR code for your mobile bank.\n\nThe plan begins once we receive your transfer.',
    action: 'Open the pro-forma invoice',
  },
  transfer_asked_for_creation: {
    subject: 'Pro-forma invoice {number}',
    body: 'Please pay {amount} for the company CRM {title} by {day}. Pro-forma invoice {number} has all the details, and a QR code for your mobile bank.\n\nWe create the company CRM once we receive your transfer. Until then, we keep its address for you.',
    action: 'Open the pro-forma invoice',
  },
  transfer_asked_for_change: {
    subject: 'Pro-forma invoice {number}',
    body: 'Please pay {amount} for the plan change of the company CRM {title} by {day}. Pro-forma invoice {number} has all the details, and a QR code for your mobile bank.\n\nThe new plan begins once we receive your transfer. Until then, your current plan continues.',
    action: 'Open the pro-forma invoice',
  },
  transfer_asked_for_renewal: {
    subject: 'Pro-forma invoice {number}',
    body: 'Please pay {amount} by {day} to renew the plan of {title}. The new period begins on {from}. Pro-forma invoice {number} has all the details, and a QR code for your mobile bank.\n\nIf your transfer does not reach our bank by then, the company CRM becomes read-only. Nothing is deleted.',
    action: 'Open the pro-forma invoice',
  },
  transfer_partly_received: {
    subject: 'A part of your transfer is missing',
    body: 'We received {received} for pro-forma invoice {number} ({title}). {missing} is missing.\n\nPlease transfer the rest so that it reaches our bank by {day}. Otherwise, the amount we received becomes account credit.',
    action: 'Open the pro-forma invoice',
  },
  late_transfer_partly_received: {
    subject: 'A part of your transfer is missing',
    body: 'We received {received} for pro-forma invoice {number} ({title}). {missing} is missing.\n\nThe pro-forma invoice was valid until {day}: do not transfer the rest now. If the rest did not reach our bank by then, we add what we received to your account credit, and you can order again.',
    action: 'Open billing',
  },
  renewal_partly_received: {
    subject: 'A part of your transfer is missing',
    body: 'We received {received} for pro-forma invoice {number} ({title}). {missing} is missing.\n\nPlease transfer the rest so that it reaches our bank by {day}. Otherwise, the company CRM becomes read-only. Nothing is deleted.',
    action: 'Open the pro-forma invoice',
  },
  late_renewal_partly_received: {
    subject: 'A part of your transfer is missing',
    body: 'We received {received} for pro-forma invoice {number} ({title}). {missing} is missing.\n\nThe pro-forma invoice was valid until {day}. Please transfer the rest now: if we record it by {until}, it can still pay for a new period that begins on the day of recording. Otherwise, the amount we received becomes account credit, and you can pay for the plan under Billing.',
    action: 'Open the pro-forma invoice',
  },
  credit_of_paid_invoice: {
    subject: 'We added your bank transfer to your account credit',
    body: 'We received {received} for invoice {number} ({title}), which was already paid. We added the amount to your account credit.\n\nThe credit pays your next invoice for this company CRM. To get it back instead, write to {contact}.',
    action: 'Open billing',
  },
  transfer_expiring: {
    subject: 'Pro-forma invoice {number} expires soon',
    body: 'Pro-forma invoice {number} for the company CRM {title} is valid until {day}. Your transfer has to reach our bank by then.\n\nIf you have already sent it, you do not need to do anything.',
    action: 'Open the pro-forma invoice',
  },
  transfer_expiring_after_part: {
    subject: 'Pro-forma invoice {number} expires soon',
    body: 'Pro-forma invoice {number} for the company CRM {title} is valid until {day}. We have received {received}; {missing} is still missing.\n\nIf the rest does not reach our bank by then, what we received becomes account credit.',
    action: 'Open the pro-forma invoice',
  },
  transfer_given_up: {
    subject: 'Pro-forma invoice {number} is void',
    body: 'Pro-forma invoice {number} for the company CRM {title} is no longer valid. Please do not pay it. If you already have, we add the amount to your account credit.',
    action: 'Open billing',
  },
  transfer_given_up_after_part: {
    subject: 'Pro-forma invoice {number} is void',
    body: 'Pro-forma invoice {number} for the company CRM {title} is no longer valid. Please do not pay it. We added the {received} that we received to your account credit. If you have sent more, we add that too.',
    action: 'Open billing',
  },
} as const;
