import { billingMail } from './billing-mail';
import { transferMail } from './transfer-mail';

/** The link of both kinds of invitations. */
const invitationLink = {
  action: 'Show invitation',
  note_one: 'The link works once, for {count} day. If you do not know the sender, you can ignore this e-mail.',
  note_other: 'The link works once, for {count} days. If you do not know the sender, you can ignore this e-mail.',
} as const;

/** E-mails by template; blank lines separate paragraphs of a body. */
export const mail = {
  ...billingMail,
  ...transferMail,
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
  draft_expiring: {
    subject: 'Your draft will be discarded soon',
    body_one: 'You have not saved your draft {title} for a while. We will discard it in {count} day.',
    body_other: 'You have not saved your draft {title} for a while. We will discard it in {count} days.',
    action: 'Continue',
    note: 'To keep it, save any section.',
  },
} as const;
