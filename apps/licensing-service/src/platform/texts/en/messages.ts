/** Messages of successful responses. */
export const messages = {
  registered: 'We have sent you an e-mail. Open the link in it to activate your account.',
  administrator_registered: 'Your account is active and has the role Administrators. You can log in.',
  activated: 'Your account is active. You can log in.',
  already_active: 'Your account is already active. You can log in.',
  activation_resent: 'We have sent you a new activation e-mail.',
  reset_sent: 'If an account with this e-mail exists, we have sent it a link for a new password.',
  reset_link_works: 'Choose a new password.',
  password_reset: 'Password was succesfully reset',
  email_changed: 'Your e-mail was changed.',
  unnamed_tenant: 'Unnamed company CRM',
  former_user: 'Former user',
  erased_customer: 'Erased customer',
  invitation_message: '\n\n{inviter} writes:\n\n{message}',
  saved: 'Successfully saved',
} as const;
