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
    body: 'An invoice for {title} is past due. If we do not receive the payment, the company CRM becomes read-only on {day}. Nothing is deleted.\n\nIf you have already transferred the whole amount, you do not have to do anything.',
    action: 'Open billing',
  },
  correction_read_only: {
    subject: 'Your company CRM is read-only',
    body: '{title} has been read-only since {day}, because an invoice is not paid. Nothing is deleted. As soon as we receive the payment, you can edit it again.',
    action: 'Open billing',
  },
  renewal_declined: {
    subject: 'We could not charge the renewal',
    body: 'Your card was declined when we tried to charge the renewal of {title}. We will charge it again on {again}; you can also pay earlier.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.',
    action: 'Pay or change the card',
  },
  renewal_declined_last: {
    subject: 'We could not charge the renewal',
    body: 'Your card was declined when we tried to charge the renewal of {title}. We will not try again automatically.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.',
    action: 'Pay or change the card',
  },
  renewal_declined_when_read_only: {
    subject: 'We could not charge the renewal',
    body: 'Your card was declined when we tried to charge the renewal of {title}. We will charge it again on {again}; you can also pay earlier.\n\nThe company CRM has been read-only since {day}. Nothing is deleted. You can edit it again once the plan is paid.',
    action: 'Pay or change the card',
  },
  renewal_declined_last_when_read_only: {
    subject: 'We could not charge the renewal',
    body: 'Your card was declined when we tried to charge the renewal of {title}. We will not try again automatically.\n\nThe company CRM has been read-only since {day}. Nothing is deleted. You can edit it again once the plan is paid.',
    action: 'Pay or change the card',
  },
  renewal_unconfirmed: {
    subject: 'Your bank asks you to confirm the renewal',
    body: "Your bank asks you to confirm the renewal of {title}, so we could not charge the card. Pay the renewal under Billing and confirm it on your bank's page. Otherwise, we will charge the card again on {again}.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.",
    action: 'Pay and confirm',
  },
  renewal_unconfirmed_last: {
    subject: 'Your bank asks you to confirm the renewal',
    body: "Your bank asks you to confirm the renewal of {title}, so we could not charge the card. Pay the renewal under Billing and confirm it on your bank's page. We will not charge the card again automatically.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.",
    action: 'Pay and confirm',
  },
  renewal_unconfirmed_when_read_only: {
    subject: 'Your bank asks you to confirm the renewal',
    body: "Your bank asks you to confirm the renewal of {title}, so we could not charge the card. Pay for the plan under Billing and confirm it on your bank's page. Otherwise, we will charge the card again on {again}.\n\nThe company CRM has been read-only since {day}. Nothing is deleted. You can edit it again once the plan is paid.",
    action: 'Pay and confirm',
  },
  renewal_unconfirmed_last_when_read_only: {
    subject: 'Your bank asks you to confirm the renewal',
    body: "Your bank asks you to confirm the renewal of {title}, so we could not charge the card. Pay for the plan under Billing and confirm it on your bank's page. We will not charge the card again automatically.\n\nThe company CRM has been read-only since {day}. Nothing is deleted. You can edit it again once the plan is paid.",
    action: 'Pay and confirm',
  },
  payment_not_captured: {
    subject: 'We could not charge your card',
    body: 'Your company CRM {title} is ready, but your card was declined. Nothing was charged.\n\nYou can use the company CRM. If the plan is not paid, it becomes read-only on {day}. Nothing is deleted.',
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
    body: 'The plan of {title} is due for renewal, but we cannot determine the VAT from its country and VAT number. We did not charge a card. Correct the country or the VAT number. Within an hour, we then charge your card, or send you a pro-forma invoice if you pay by bank transfer.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.',
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
    body: 'The plan of {title} is not paid yet. If we do not receive the payment, the company CRM becomes read-only on {day}. Nothing is deleted.\n\nIf you have already transferred the whole amount, you do not have to do anything: it counts from the day it arrives.',
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
