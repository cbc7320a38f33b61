export const pluginsTexts = {
  text: 'What the company CRM works with besides. Leave empty what you do not use; each can be added later.',
  textLiving:
    'What the company CRM works with besides. Leave empty what you do not use. What you save takes effect at once.',
  newsletter: 'Newsletters',
  newsletterText: 'Who sends your newsletters, and the key by which the company CRM hands contacts over.',
  provider: 'Newsletter provider',
  noProvider: 'None',
  providerName: { mailchimp: 'Mailchimp', brevo: 'Brevo', mailerlite: 'MailerLite' },
  apiKey: 'API key',
  apiKeyInvalid: 'This is not an API key of the chosen provider.',
  apiKeyHint: {
    mailchimp: 'In Mailchimp under Account, Extras, API keys. It ends with the data centre, such as -us21.',
    brevo: 'In Brevo under SMTP & API, API keys. It begins with xkeysib-.',
    mailerlite: 'In MailerLite under Integrations, API.',
  },
  businessData: 'Business data',
  businessDataText: 'The account with your provider of business data, from which companies are filled in.',
  username: 'Username',
  password: 'Password',
  mailbox: 'Mailbox',
  mailboxText: 'The mailbox whose messages the company CRM shows beside its contacts. It is read by IMAP over SSL.',
  mailboxProvider: 'Mailbox provider',
  otherProvider: 'Another one',
  host: 'Host',
  port: 'SSL IMAP port',
  mailboxUsername: 'Username',
  mailboxUsernameHint: 'Mostly the whole e-mail address.',
  note: {
    appPassword:
      '{{name}} takes an app password here, not the one you log in with. You make one in your account there.',
    noPasswords:
      '{{name}} takes no passwords by IMAP any more, so this mailbox cannot be connected. Forward its messages to another mailbox, or leave this empty.',
  },
  review: {
    incomplete: 'Not complete yet',
  },
} as const;
