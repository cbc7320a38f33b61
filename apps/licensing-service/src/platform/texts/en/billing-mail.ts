/** E-mails about invoices, payments and subscriptions, by template. */
export const billingMail = {
  invoice_issued: {
    subject: 'Invoice {number}',
    body: 'Here is invoice {number} for the company CRM {title}: {amount}. You can always find it under Billing.',
    action: 'Open the invoices',
  },
  credit_note_issued: {
    subject: 'Credit note {number}',
    body: 'Here is credit note {number} for the company CRM {title}. We added {amount} to your account credit, which pays your next invoices.',
    action: 'Open the invoices',
  },
  credit_note_refunded: {
    subject: 'Credit note {number}',
    body: 'Here is credit note {number} for the company CRM {title}: {amount}. We are refunding {refunded} to the card you paid with.',
    action: 'Open the invoices',
  },
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
    body: 'Please pay {amount} for the company CRM {title} by {day}. Pro-forma invoice {number} has all the details, and a QR code for your mobile bank.\n\nThe plan is paid once we receive your transfer.',
    action: 'Open the pro-forma invoice',
  },
  transfer_asked_for_creation: {
    subject: 'Pro-forma invoice {number}',
    body: 'Please pay {amount} for the company CRM {title} by {day}. Pro-forma invoice {number} has all the details, and a QR code for your mobile bank.\n\nWe create the company CRM once we receive your transfer. Until then we keep its address for you.',
    action: 'Open the pro-forma invoice',
  },
  transfer_asked_for_change: {
    subject: 'Pro-forma invoice {number}',
    body: 'Please pay {amount} for the plan change of the company CRM {title} by {day}. Pro-forma invoice {number} has all the details, and a QR code for your mobile bank.\n\nThe new plan begins once we receive your transfer. Until then your current plan continues.',
    action: 'Open the pro-forma invoice',
  },
  transfer_asked_for_renewal: {
    subject: 'Pro-forma invoice {number}',
    body: 'Please pay {amount} by {day} to renew the plan of {title} from {from}. Pro-forma invoice {number} has all the details, and a QR code for your mobile bank.\n\nIf your transfer does not reach our bank by then, the company CRM becomes read-only. Nothing is deleted.',
    action: 'Open the pro-forma invoice',
  },
  transfer_partly_received: {
    subject: 'A part of your transfer is missing',
    body: 'We received {received} for pro-forma invoice {number} ({title}). {missing} is missing.\n\nPlease transfer the rest. If it does not reach us before the pro-forma invoice expires, what we received becomes account credit.',
    action: 'Open the pro-forma invoice',
  },
  correction_owed: {
    subject: 'Please pay invoice {number}',
    body: 'The VAT for the company CRM {title} has changed. Invoice {number} corrects what you have paid so far, and {amount} is still to be paid.\n\nPlease transfer it by {day}. The invoice has all the details. If you pay your plan by card, you can add another card under Billing instead, and we charge that.',
    action: 'Open billing',
  },
  order_owed: {
    subject: 'Please pay invoice {number}',
    body: 'The change that you ordered for the company CRM {title} has begun. It costs more than its pro-forma invoice asked for, because it also changes the next period, which is already paid: {amount} is still to be paid.\n\nPlease transfer it by {day}. Invoice {number} has all the details.',
    action: 'Open billing',
  },
  correction_partly_received: {
    subject: 'A part of your transfer is missing',
    body: 'We received {received} for invoice {number} ({title}). {missing} is missing.\n\nPlease transfer the rest.',
    action: 'Open billing',
  },
  correction_reminder: {
    subject: 'An invoice is not paid yet',
    body: 'An invoice for {title} is past due. If we do not receive the payment, the company CRM becomes read-only on {day}. Nothing is deleted.\n\nIf you have sent a bank transfer, you do not have to do anything.',
    action: 'Open billing',
  },
  correction_read_only: {
    subject: 'Your company CRM is read-only',
    body: '{title} has been read-only since {day}, because an invoice is not paid. Nothing is deleted. As soon as we receive the payment, you can edit it again.',
    action: 'Open billing',
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
  renewal_declined: {
    subject: 'We could not charge the renewal',
    body: 'Your card was declined when we charged the renewal of {title}. We will charge it again on {again}; you can also pay earlier.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.',
    action: 'Pay or change the card',
  },
  renewal_declined_last: {
    subject: 'We could not charge the renewal',
    body: 'Your card was declined when we charged the renewal of {title}. We will not charge it again on our own.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.',
    action: 'Pay or change the card',
  },
  renewal_declined_when_read_only: {
    subject: 'We could not charge the renewal',
    body: 'Your card was declined when we charged the renewal of {title}. We will charge it again on {again}; you can also pay earlier.\n\nThe company CRM has been read-only since {day}. Nothing is deleted. You can edit it again once the plan is paid.',
    action: 'Pay or change the card',
  },
  renewal_declined_last_when_read_only: {
    subject: 'We could not charge the renewal',
    body: 'Your card was declined when we charged the renewal of {title}. We will not charge it again on our own.\n\nThe company CRM has been read-only since {day}. Nothing is deleted. You can edit it again once the plan is paid.',
    action: 'Pay or change the card',
  },
  payment_not_captured: {
    subject: 'We could not charge your card',
    body: 'Your company CRM {title} is ready, but your card was declined when we charged it. Nothing was charged.\n\nYou can use the company CRM. If the plan is not paid, it becomes read-only on {day}. Nothing is deleted.',
    action: 'Pay for the plan',
  },
  renewal_without_card: {
    subject: 'Add a card for the renewal',
    body: 'The plan of {title} is due for renewal, but there is no card that we can charge.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.',
    action: 'Add a card or pay',
  },
  renewal_without_card_when_read_only: {
    subject: 'Add a card for the renewal',
    body: 'The plan of {title} is due for renewal, but there is no card that we can charge.\n\nThe company CRM has been read-only since {day}. Nothing is deleted. You can edit it again once the plan is paid.',
    action: 'Add a card or pay',
  },
  renewal_vat_undetermined: {
    subject: 'We cannot determine the VAT of the renewal',
    body: 'The plan of {title} is due for renewal, but we cannot determine the VAT from its country and VAT number. We did not charge a card. Correct the country or the VAT number, then pay the renewal under Billing.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.',
    action: 'Correct country and VAT number',
  },
  renewal_vat_undetermined_when_read_only: {
    subject: 'We cannot determine the VAT of the renewal',
    body: 'The plan of {title} is due for renewal, but we cannot determine the VAT from its country and VAT number. We did not charge a card. Correct the country or the VAT number, then pay the renewal under Billing.\n\nThe company CRM has been read-only since {day}. Nothing is deleted. You can edit it again once the plan is paid.',
    action: 'Correct country and VAT number',
  },
  upcoming_renewal: {
    subject: 'Your plan renews on {day}',
    body: 'The plan of {title} renews on {day} for {amount}, including any VAT. Account credit is used first.\n\nIf you pay by card, we charge it on that day. If you pay by bank transfer, we send a pro-forma invoice 15 days before.\n\nUntil then you can change the plan or cancel the subscription under Billing.',
    action: 'Open billing',
  },
  upcoming_renewal_requested: {
    subject: 'Your plan renews on {day}',
    body: 'The plan of {title} renews on {day} for {amount}, including any VAT. Account credit is used first.\n\nIf you pay by card, we charge it on that day. If you pay by bank transfer, use the pro-forma invoice that we sent you.\n\nUntil then you can change the plan or cancel the subscription under Billing.',
    action: 'Open billing',
  },
  upcoming_renewal_changed: {
    subject: 'Your next renewal costs {amount}',
    body: 'The plan of {title} renews on {day} for {amount}, including any VAT. The current period cost {before}. Account credit is used first.\n\nIf you pay by card, we charge it on that day. If you pay by bank transfer, use the pro-forma invoice that we sent you.\n\nUntil then you can change the plan or cancel the subscription under Billing.',
    action: 'Open billing',
  },
  upcoming_renewal_covered: {
    subject: 'Your plan renews on {day}',
    body: 'The plan of {title} renews on {day} for {amount}, including any VAT. Your account credit covers all of it, so you do not have to pay anything.\n\nUntil then you can change the plan or cancel the subscription under Billing.',
    action: 'Open billing',
  },
  upcoming_renewal_changed_covered: {
    subject: 'Your next renewal costs {amount}',
    body: 'The plan of {title} renews on {day} for {amount}, including any VAT. The current period cost {before}. Your account credit covers all of it, so you do not have to pay anything.\n\nUntil then you can change the plan or cancel the subscription under Billing.',
    action: 'Open billing',
  },
  upcoming_renewal_vat_undetermined: {
    subject: 'Check your VAT details before the renewal',
    body: 'The plan of {title} renews on {day}, but we cannot determine the VAT from its country and VAT number. Until we can, we cannot renew the plan.\n\nPlease correct the country or the VAT number by then. Otherwise the renewal becomes overdue.',
    action: 'Correct country and VAT number',
  },
  unpaid_reminder: {
    subject: 'Your plan is not paid yet',
    body: 'The plan of {title} is not paid yet. If we do not receive the payment, the company CRM becomes read-only on {day}. Nothing is deleted.\n\nIf you have sent a bank transfer, you do not have to do anything: it counts from the day it arrives.',
    action: 'Open billing',
  },
  unpaid_read_only: {
    subject: 'Your company CRM is read-only',
    body: '{title} has been read-only since {day}, because its plan is not paid. Nothing is deleted. As soon as we receive the payment, you can edit it again.',
    action: 'Open billing',
  },
  trial_ending: {
    subject: 'Your free trial ends soon',
    body_one:
      'The free trial of {title} ends in {count} day. After that, it is read-only until you pay for a plan. Nothing is deleted.',
    body_other:
      'The free trial of {title} ends in {count} days. After that, it is read-only until you pay for a plan. Nothing is deleted.',
    action: 'Choose a plan',
  },
  trial_ended: {
    subject: 'Your free trial has ended',
    body: 'The free trial of {title} has ended. The company CRM is read-only until you pay for a plan. Nothing is deleted.',
    action: 'Choose a plan',
  },
  subscription_ended: {
    subject: 'Your subscription has ended',
    body: 'The subscription of {title} has ended, as you asked. The company CRM is read-only until you pay for a plan. Nothing is deleted.',
    action: 'Choose a plan',
  },
} as const;
