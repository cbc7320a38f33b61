export const pluginsTexts = {
  text: 'Other services that the company CRM works with. Leave what you do not use empty; you can add it later.',
  textExisting:
    'Other services that the company CRM works with. Leave what you do not use empty. Changes apply as soon as you save.',
  newsletter: 'Newsletters',
  newsletterText: 'The service that sends your newsletters, and the key with which the company CRM sends it contacts.',
  provider: 'Newsletter provider',
  noProvider: 'None',
  apiKey: 'API key',
  apiKeyInvalid: 'This is not an API key of the chosen provider.',
  apiKeyHint: {
    mailchimp: 'In Mailchimp under Account, Extras, API keys. It ends with the data centre, such as -us21.',
    brevo: 'In Brevo under SMTP & API, API keys. It begins with xkeysib-.',
    mailerlite: 'In MailerLite under Integrations, API.',
  },
  apiKeySetHint: 'If you change the provider, enter the key again.',
  businessData: 'Business data',
  businessDataText: 'Your account with a business-data provider. The company CRM fills in company details from it.',
  username: 'Username',
  password: 'Password',
  mailbox: 'Mailbox',
  mailboxText:
    'The company CRM shows messages from this mailbox next to its contacts. It reads the mailbox over IMAP with SSL.',
  mailboxProvider: 'Mailbox provider',
  otherProvider: 'Other',
  host: 'Host',
  port: 'SSL IMAP port',
  mailboxUsername: 'Username',
  mailboxPasswordHint: 'If you change the host, port or username, enter the password again.',
  mailboxUsernameHint: 'Usually the whole e-mail address.',
  note: {
    appPassword: '{{name}} requires an app password here, not your log-in password. Create one in your account there.',
    noPasswords:
      '{{name}} no longer accepts passwords over IMAP, so this mailbox cannot be connected. Forward its messages to another mailbox, or leave this empty.',
  },
  review: {
    incomplete: 'Not complete yet',
  },
} as const;
