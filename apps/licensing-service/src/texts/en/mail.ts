/** E-mails by template; blank lines part the paragraphs of a body. */
export const mail = {
  frame: {
    greeting: 'Hello,',
    named_greeting: 'Hello {name},',
    address: 'If the button does not work, open this address in your browser:',
    closing: 'This message was sent automatically by {product}. Please do not reply to it.',
  },
  activation: {
    subject: 'Activate your account',
    body: 'Thank you for registering with {product}. One step is left: confirm that this e-mail address is yours.',
    action: 'Activate account',
    note_one:
      'The link works for {count} hour and only once. If you did not register, ignore this message; nothing will happen.',
    note_other:
      'The link works for {count} hours and only once. If you did not register, ignore this message; nothing will happen.',
  },
  account_exists: {
    subject: 'You already have an account',
    body: 'Somebody, probably you, has just tried to register with {product} with this e-mail address. You already have an account, so nothing was changed.\n\nLog in with the password you have. If you have forgotten it, choose “Forgot password?” on the log-in page.',
    action: 'Log in',
    note: 'If it was not you, ignore this message.',
  },
  password_reset: {
    subject: 'Set a new password',
    body: 'Somebody, probably you, has asked for a new password for your account at {product}.',
    action: 'Set new password',
    note_one:
      'The link works for {count} minute and only once. If it was not you, ignore this message; your password stays as it is.',
    note_other:
      'The link works for {count} minutes and only once. If it was not you, ignore this message; your password stays as it is.',
  },
  password_changed: {
    subject: 'Your password was changed',
    body: 'The password of your account at {product} has just been changed, and your other sessions were ended.\n\nIf it was you, there is nothing more to do.',
    action: 'Reset Password',
    note: 'If it was not you, set a new password at once by the button above.',
  },
  sign_in_after_failures: {
    subject: 'New log-in to your account',
    body: 'Somebody has just logged in to your account at {product}, after several attempts with a wrong password.\n\nIf it was you, there is nothing more to do.',
    action: 'Reset Password',
    note: 'If it was not you, set a new password at once by the button above. It ends every session.',
  },
  email_change: {
    subject: 'Confirm your new e-mail',
    body: 'This address was entered as the new e-mail of an account at {product}. Confirm that it is yours; until then the account keeps its old e-mail.',
    action: 'Confirm e-mail',
    note_one: 'The link works for {count} hour and only once. If it was not you, ignore this message.',
    note_other: 'The link works for {count} hours and only once. If it was not you, ignore this message.',
  },
  email_change_taken: {
    subject: 'You already have an account',
    body: 'Somebody has just entered this address as the new e-mail of another account at {product}. You already have an account with it, so nothing was changed.',
    action: 'Log in',
    note: 'If it was not you, ignore this message.',
  },
  email_changed: {
    subject: 'The e-mail of your account was changed',
    body: 'The e-mail of your account at {product} has just been changed to {email}. From now on you log in with it, and our messages go there.\n\nIf it was you, there is nothing more to do.',
    action: 'Log in',
    note: 'If it was not you, write to {contact} at once.',
  },
  account_closed: {
    subject: 'Your account was closed',
    body: 'Your account at {product} has been closed, as you asked. Your name, e-mail and phone were removed from it, and every session has ended.\n\nThank you for having been with us. You can register again with the same e-mail at any time.',
    action: 'Register',
    note: 'If it was not you, write to {contact} at once.',
  },
  invitation: {
    subject: '{inviter} invites you to {title}',
    body: '{inviter} invites you to the company CRM {title} at {product}, with the role {role}.',
    action: 'Show invitation',
    note_one: 'The link works for {count} day and only once. If you do not know the sender, ignore this message.',
    note_other: 'The link works for {count} days and only once. If you do not know the sender, ignore this message.',
  },
  ownership_received: {
    subject: 'You are the owner of {title} now',
    body: '{giver} has made you the owner of the company CRM {title}. From now on you manage its members and its subscription.',
    action: 'Show company CRM',
  },
  ownership_given: {
    subject: 'You handed over {title}',
    body: 'You have made {receiver} the owner of the company CRM {title}. You are its manager now.\n\nIf it was you, there is nothing more to do.',
    action: 'Show company CRM',
    note: 'If it was not you, change your password at once and write to {contact}.',
  },
  tenant_ready: {
    subject: '{title} is ready',
    body: 'The company CRM {title} has been created and is running.\n\nIts address is {url}',
    action: 'Show company CRM',
    note: 'Log in there with the e-mail and the password of its first administrator.',
  },
  tenant_failed: {
    subject: '{title} could not be created',
    body: 'There was an error when creating the company CRM {title}. What has already been made is kept.\n\nYou can try the failed step again, edit the data first, or cancel.',
    action: 'Show what failed',
    note: 'If you ask for help, quote the reference {reference}.',
  },
  tenant_closed: {
    subject: '{title} was closed',
    body: 'The company CRM {title} was closed and its database was removed.',
    action: 'Show company CRMs',
  },
  tenant_closed_with_credit: {
    subject: '{title} was closed',
    body: 'The company CRM {title} was closed and its database was removed.\n\nIts account credit of {amount} is kept. If you want it sent back, write to {contact}.',
    action: 'Show company CRM',
  },
  vpn_request: {
    subject: 'VPN configuration requested for {title}',
    body: '{requester} asks for a VPN configuration for the company CRM {title} (company: {company}).\n\nThe database of the company: {server}\n\nPlease answer to {email}.',
    action: 'Show company CRM',
  },
  vpn_request_copy: {
    subject: 'You requested a VPN configuration for {title}',
    body: 'We have received your request for a VPN configuration for the company CRM {title}. We will answer to {email}.\n\nThe database it is for: {server}',
    action: 'Show company CRM',
    note: 'Until then you can go on setting up the company CRM; the connection can be tested at any time.',
  },
  certificate_ending: {
    subject: 'The certificate of {title} ends soon',
    body_one:
      'The certificate with which {title} confirms its invoices ends in {count} day. After that the tax authority refuses them.\n\nGet a new one from the tax authority and upload it in place of this one.',
    body_other:
      'The certificate with which {title} confirms its invoices ends in {count} days. After that the tax authority refuses them.\n\nGet a new one from the tax authority and upload it in place of this one.',
    action: 'Replace certificate',
  },
  invoice_issued: {
    subject: 'Invoice {number}',
    body: 'The invoice {number} for the company CRM {title} comes to {amount}. You find it under Billing at any time.',
    action: 'Open the invoices',
  },
  credit_note_issued: {
    subject: 'Credit note {number}',
    body: 'The credit note {number} for the company CRM {title} gives back {amount}. It has become credit, which the next invoices use by themselves.',
    action: 'Open the invoices',
  },
  credit_note_refunded: {
    subject: 'Credit note {number}',
    body: 'The credit note {number} for the company CRM {title} comes to {amount}. {refunded} goes back to the card it was paid with.',
    action: 'Open the invoices',
  },
  credit_of_late_transfer: {
    subject: 'Your bank transfer has become credit',
    body: '{amount} has come for the pro-forma invoice {number} of the company CRM {title}. That transfer was no longer waited for, so nothing is billed for it and the amount has become account credit.\n\nThe next payment for this company CRM uses it by itself. If you want it back instead, write to {contact}.',
    action: 'Open billing',
  },
  credit_of_closed_tenant: {
    subject: 'Your bank transfer has become credit',
    body: '{amount} has come for the pro-forma invoice {number} of the company CRM {title}. That company CRM is closed, so nothing is billed for it and the amount has become account credit.\n\nThe credit is kept. If you want it sent back, write to {contact}.',
    action: 'Open billing',
  },
  credit_of_cancelled_creation: {
    subject: 'Your bank transfer has become credit',
    body: 'Creating the company CRM {title} was cancelled after {amount} had come for its pro-forma invoice {number}. Nothing is billed for it, and the amount has become account credit.\n\nIt pays for the plan when you create the company CRM again. If you want it back instead, write to {contact}.',
    action: 'Open billing',
  },
  credit_paid_out: {
    subject: 'Account credit was paid out',
    body: 'We sent {amount} of the account credit of the company CRM {title} to your bank account on {day}.\n\nAccount credit that is left: {left}.',
    action: 'Open billing',
  },
  transfer_asked: {
    subject: 'Pro-forma invoice {number}',
    body: 'Please pay {amount} for the company CRM {title} by {day}. The pro-forma invoice {number} says how; its QR code can be read by your mobile bank.\n\nThe company CRM runs meanwhile.',
    action: 'Open the pro-forma invoice',
  },
  transfer_asked_for_change: {
    subject: 'Pro-forma invoice {number}',
    body: 'Please pay {amount} for the change of plan of the company CRM {title} by {day}. The pro-forma invoice {number} says how; its QR code can be read by your mobile bank.\n\nThe changed plan runs meanwhile. If the transfer has not come by the end of that day, the change is given up and the plan is what it was before; the company CRM goes on running.',
    action: 'Open the pro-forma invoice',
  },
  transfer_given_up: {
    subject: 'Pro-forma invoice {number} is void',
    body: 'We no longer wait for the transfer for the company CRM {title}. Please do not pay the pro-forma invoice {number} any more; what has been sent already becomes credit.\n\nThe plan is what it was before. Where no plan was paid, the company CRM can only be read until one is; it can be paid by card under Billing. Nothing is deleted.',
    action: 'Open billing',
  },
  transfer_given_up_overdue: {
    subject: 'Pro-forma invoice {number} is void',
    body: 'We no longer wait for the transfer for the company CRM {title}. Please do not pay the pro-forma invoice {number} any more; what has been sent already becomes credit.\n\nThe plan is what it was before, and the time it was paid for is over. Its renewal is charged to the card, or asked for by a pro-forma invoice, on {again}, or you pay before. From {day} on the company CRM can only be read, until the renewal is paid. Nothing is deleted.',
    action: 'Open billing',
  },
  renewal_declined: {
    subject: 'The renewal could not be charged',
    body: 'The card for the company CRM {title} was refused. It is tried again on {again}, or you pay before.\n\nFrom {day} on, the company CRM can only be read until the renewal is paid. Nothing is deleted.',
    action: 'Pay or change the card',
  },
  renewal_declined_last: {
    subject: 'The renewal could not be charged',
    body: 'The card for the company CRM {title} was refused, and is not tried again by itself.\n\nFrom {day} on, the company CRM can only be read until the renewal is paid. Nothing is deleted.',
    action: 'Pay or change the card',
  },
  payment_not_captured: {
    subject: 'The payment could not be taken',
    body: 'The company CRM {title} is ready, but the card did not pay what it had promised. Nothing was charged.\n\nThe company CRM goes on running; from {day} on it can only be read, until its plan is paid. Nothing is deleted.',
    action: 'Pay the plan',
  },
  renewal_without_card: {
    subject: 'There is no card for the renewal',
    body: 'The plan of the company CRM {title} was to be renewed, but no card that can be charged is kept for it.\n\nFrom {day} on, the company CRM can only be read until the renewal is paid. Nothing is deleted.',
    action: 'Add a card or pay',
  },
  renewal_vat_undetermined: {
    subject: 'The VAT of the renewal cannot be determined',
    body: 'The plan of the company CRM {title} was to be renewed, but its country and VAT number do not say which VAT is due. No card was charged. Please correct the country or the VAT number, then pay the renewal under Billing.\n\nFrom {day} on, the company CRM can only be read until the renewal is paid. Nothing is deleted.',
    action: 'Correct country and VAT number',
  },
  unpaid_reminder: {
    subject: 'The plan is not paid yet',
    body: 'The plan of the company CRM {title} is not paid yet. From {day} on the company CRM can only be read, until the payment has come. Nothing is deleted.\n\nIf you have sent a bank transfer, there is nothing to do: it counts from the day it arrives.',
    action: 'Open billing',
  },
  unpaid_read_only: {
    subject: 'The company CRM can only be read',
    body: 'The plan of the company CRM {title} has not been paid, so since {day} the company CRM can only be read. Nothing is deleted, and as soon as the payment has come it can be changed again.',
    action: 'Open billing',
  },
  trial_ending: {
    subject: 'The free trial ends soon',
    body_one:
      'The free trial of the company CRM {title} ends in {count} day. After that it can only be read until a plan is paid. Nothing is deleted.',
    body_other:
      'The free trial of the company CRM {title} ends in {count} days. After that it can only be read until a plan is paid. Nothing is deleted.',
    action: 'Choose a plan',
  },
  trial_ended: {
    subject: 'The free trial has ended',
    body: 'The free trial of the company CRM {title} has ended. It can only be read until a plan is paid. Nothing is deleted.',
    action: 'Choose a plan',
  },
  subscription_ended: {
    subject: 'The subscription has ended',
    body: 'The subscription of the company CRM {title} has ended, as you asked. It can only be read until a plan is paid. Nothing is deleted.',
    action: 'Choose a plan',
  },
  draft_expiring: {
    subject: 'A draft will be discarded soon',
    body_one:
      'Your draft of the company CRM {title} has not been saved for a while. It will be discarded in {count} day.',
    body_other:
      'Your draft of the company CRM {title} has not been saved for a while. It will be discarded in {count} days.',
    action: 'Continue',
    note: 'Saving any section keeps it.',
  },
} as const;
