/** The link of both kinds of invitations. */
const invitationLink = {
  action: 'Show invitation',
  note_one: 'The link works once, for {count} day. If you do not know the sender, you can ignore this e-mail.',
  note_other: 'The link works once, for {count} days. If you do not know the sender, you can ignore this e-mail.',
} as const;

/** E-mails by template; blank lines separate paragraphs of a body. */
export const mail = {
  frame: {
    greeting: 'Hello,',
    named_greeting: 'Hello {name},',
    address: 'If the button does not work, open this address in your browser:',
    closing: 'This message was sent automatically by {product}. Please do not reply to it.',
  },
  activation: {
    subject: 'Activate your account',
    body: 'Thank you for registering with {product}. Confirm your e-mail address to activate your account.',
    action: 'Activate account',
    note_one: 'The link works once, for {count} hour. If you did not register, you can ignore this e-mail.',
    note_other: 'The link works once, for {count} hours. If you did not register, you can ignore this e-mail.',
  },
  account_exists: {
    subject: 'You already have an account',
    body: 'We received a request to register this e-mail address with {product}. You already have an account, so nothing changed.\n\nLog in with your password. If you have forgotten it, choose “Forgot password?” on the log-in page.',
    action: 'Log in',
    note: 'If this was not you, you can ignore this e-mail.',
  },
  password_reset: {
    subject: 'Set a new password',
    body: 'We received a request to reset your {product} password.',
    action: 'Set new password',
    note_one:
      'The link works once, for {count} minute. If this was not you, you can ignore this e-mail; your password does not change.',
    note_other:
      'The link works once, for {count} minutes. If this was not you, you can ignore this e-mail; your password does not change.',
  },
  password_changed: {
    subject: 'Your password was changed',
    body: 'Your {product} password was changed, and you were logged out everywhere else.\n\nIf this was you, you can ignore this e-mail.',
    action: 'Reset Password',
    note: 'If this was not you, reset your password now with the button above.',
  },
  sign_in_after_failures: {
    subject: 'New log-in to your account',
    body: 'We noticed a log-in to your {product} account after several attempts with a wrong password.\n\nIf this was you, you can ignore this e-mail.',
    action: 'Reset Password',
    note: 'If this was not you, reset your password now with the button above. That ends every session.',
  },
  email_change: {
    subject: 'Confirm your new e-mail',
    body: 'You asked to use this address for your {product} account. Confirm that it is yours. Until then, the account keeps its old e-mail.',
    action: 'Confirm e-mail',
    note_one: 'The link works once, for {count} hour. If this was not you, you can ignore this e-mail.',
    note_other: 'The link works once, for {count} hours. If this was not you, you can ignore this e-mail.',
  },
  email_change_taken: {
    subject: 'You already have an account',
    body: 'We received a request to use this address for another {product} account. You already have an account with it, so nothing changed.',
    action: 'Log in',
    note: 'If this was not you, you can ignore this e-mail.',
  },
  email_changed: {
    subject: 'The e-mail of your account was changed',
    body: 'The e-mail of your {product} account is now {email}. Use it to log in; we also send our messages there.\n\nIf this was you, you can ignore this e-mail.',
    action: 'Log in',
    note: 'If this was not you, write to {contact} right away.',
  },
  account_closed: {
    subject: 'Your account was closed',
    body: 'We closed your {product} account, as you asked. We removed your name, e-mail and phone, and ended every session.\n\nThank you for being with us. You can register again with the same e-mail at any time.',
    action: 'Register',
    note: 'If this was not you, write to {contact} right away.',
  },
  invitation: {
    subject: '{inviter} invites you to {title}',
    body: '{inviter} invites you to join the company CRM {title} on {product} with the role {role}.',
    ...invitationLink,
  },
  user_invitation: {
    subject: '{inviter} invites you to {product}',
    body: '{inviter} invites you to work in {product}. Your roles: {roles}.{message}',
    ...invitationLink,
  },
  ownership_received: {
    subject: 'You are now the owner of {title}',
    body: '{giver} made you the owner of the company CRM {title}. You now manage its members and its subscription.',
    action: 'Show company CRM',
  },
  ownership_given: {
    subject: 'You handed over {title}',
    body: 'You made {receiver} the owner of the company CRM {title}. You are now its manager.\n\nIf this was you, you can ignore this e-mail.',
    action: 'Show company CRM',
    note: 'If this was not you, change your password now and write to {contact}.',
  },
  tenant_ready: {
    subject: '{title} is ready',
    body: 'Your company CRM {title} is ready to use.\n\nIts address is {url}',
    action: 'Show company CRM',
    note: 'Log in there with the e-mail and password of its first administrator.',
  },
  tenant_failed: {
    subject: '{title} could not be created',
    body: 'There was an error when creating the company CRM {title}. We kept what was finished.\n\nYou can retry the failed step, edit the data first, or cancel.',
    action: 'Show what failed',
    note: 'If you contact us, quote the reference {reference}.',
  },
  tenant_closed: {
    subject: '{title} was closed',
    body: 'The company CRM {title} was closed and its database was removed.',
    action: 'Show company CRMs',
  },
  tenant_closed_with_credit: {
    subject: '{title} was closed',
    body: 'The company CRM {title} was closed and its database was removed.\n\nYou still have {amount} of account credit. To get it back, write to {contact}.',
    action: 'Show company CRM',
  },
  vpn_request: {
    subject: 'VPN configuration requested for {title}',
    body: '{requester} requests a VPN configuration for the company CRM {title} (company: {company}).\n\nCompany database: {server}\n\nPlease reply to {email}.',
    action: 'Show company CRM',
  },
  vpn_request_copy: {
    subject: 'You requested a VPN configuration for {title}',
    body: 'We received your request for a VPN configuration for the company CRM {title}. We will reply to {email}.\n\nCompany database: {server}',
    action: 'Show company CRM',
    note: 'You can continue setting up the company CRM, and test the connection at any time.',
  },
  certificate_ending: {
    subject: 'The certificate of {title} expires soon',
    body_one:
      'The certificate that {title} uses to confirm invoices expires in {count} day. After that, the tax authority rejects them.\n\nGet a new certificate from the tax authority and upload it.',
    body_other:
      'The certificate that {title} uses to confirm invoices expires in {count} days. After that, the tax authority rejects them.\n\nGet a new certificate from the tax authority and upload it.',
    action: 'Replace certificate',
  },
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
    body: 'We received {amount} for pro-forma invoice {number} ({title}) after it expired. We added the amount to your account credit.\n\nThe credit pays your next invoice for this company CRM. To get it back instead, write to {contact}.',
    action: 'Open billing',
  },
  credit_of_closed_tenant: {
    subject: 'We added your bank transfer to your account credit',
    body: 'We received {amount} for pro-forma invoice {number} ({title}) after the company CRM was closed. We added the amount to your account credit.\n\nTo get it back, write to {contact}.',
    action: 'Open billing',
  },
  credit_of_cancelled_creation: {
    subject: 'We added your bank transfer to your account credit',
    body: 'The creation of {title} was cancelled after we received {amount} for pro-forma invoice {number}. We added the amount to your account credit.\n\nThe credit pays for the plan when you create the company CRM again. To get it back instead, write to {contact}.',
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
  transfer_partly_received: {
    subject: 'A part of your transfer is missing',
    body: 'We received {received} for pro-forma invoice {number} ({title}). {missing} is missing.\n\nPlease transfer the rest. If it does not reach us before the pro-forma invoice expires, what we received becomes account credit.',
    action: 'Open the pro-forma invoice',
  },
  transfer_expiring: {
    subject: 'Pro-forma invoice {number} expires soon',
    body: 'Pro-forma invoice {number} for the company CRM {title} is valid until {day}. Your transfer has to reach our bank by then.\n\nIf you have already sent it, you do not need to do anything.',
    action: 'Open the pro-forma invoice',
  },
  transfer_given_up: {
    subject: 'Pro-forma invoice {number} is void',
    body: 'Pro-forma invoice {number} for the company CRM {title} is no longer valid. Please do not pay it. If you already have, we add the amount to your account credit.\n\nYour plan does not change.',
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
  renewal_vat_undetermined: {
    subject: 'We cannot determine the VAT of the renewal',
    body: 'The plan of {title} is due for renewal, but we cannot determine the VAT from its country and VAT number. We did not charge a card. Correct the country or the VAT number, then pay the renewal under Billing.\n\nIf the renewal is not paid, the company CRM becomes read-only on {day}. Nothing is deleted.',
    action: 'Correct country and VAT number',
  },
  upcoming_renewal: {
    subject: 'Your plan renews on {day}',
    body: 'The plan of {title} renews on {day} for {amount}, including any VAT. Account credit is used first.\n\nIf you pay by card, we charge it on that day. If you pay by bank transfer, we send a pro-forma invoice 15 days before.\n\nUntil then you can change the plan or cancel the subscription under Billing.',
    action: 'Open billing',
  },
  upcoming_renewal_changed: {
    subject: 'Your next renewal costs {amount}',
    body: 'The plan of {title} renews on {day} for {amount}, including any VAT. The current period cost {before}. Account credit is used first.\n\nIf you pay by card, we charge it on that day. If you pay by bank transfer, we send a pro-forma invoice 15 days before.\n\nUntil then you can change the plan or cancel the subscription under Billing.',
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
  draft_expiring: {
    subject: 'Your draft will be discarded soon',
    body_one: 'You have not saved your draft {title} for a while. We will discard it in {count} day.',
    body_other: 'You have not saved your draft {title} for a while. We will discard it in {count} days.',
    action: 'Continue',
    note: 'To keep it, save any section.',
  },
} as const;
