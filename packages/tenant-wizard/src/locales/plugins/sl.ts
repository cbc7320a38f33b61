export const pluginsTexts = {
  text: 'S čim CRM podjetja še sodeluje. Česar ne uporabljate, pustite prazno; vse lahko dodate pozneje.',
  textLiving: 'S čim CRM podjetja še sodeluje. Česar ne uporabljate, pustite prazno. Kar shranite, velja takoj.',
  newsletter: 'E-novice',
  newsletterText: 'Kdo pošilja vaše e-novice in ključ, s katerim mu CRM podjetja predaja stike.',
  provider: 'Ponudnik e-novic',
  noProvider: 'Brez',
  providerName: { mailchimp: 'Mailchimp', brevo: 'Brevo', mailerlite: 'MailerLite' },
  apiKey: 'Ključ API',
  apiKeyInvalid: 'To ni ključ API izbranega ponudnika.',
  apiKeyHint: {
    mailchimp: 'V Mailchimpu pod Account, Extras, API keys. Konča se s podatkovnim središčem, na primer -us21.',
    brevo: 'V Brevu pod SMTP & API, API keys. Začne se z xkeysib-.',
    mailerlite: 'V MailerLitu pod Integrations, API.',
  },
  businessData: 'Poslovni podatki',
  businessDataText: 'Račun pri vašem ponudniku poslovnih podatkov, iz katerih se izpolnijo podatki podjetij.',
  username: 'Uporabniško ime',
  password: 'Geslo',
  mailbox: 'Poštni predal',
  mailboxText: 'Poštni predal, katerega sporočila CRM podjetja pokaže ob stikih. Bere ga prek IMAP s SSL.',
  mailboxProvider: 'Ponudnik poštnega predala',
  otherProvider: 'Drug',
  host: 'Gostitelj',
  port: 'Vrata SSL IMAP',
  mailboxUsername: 'Uporabniško ime',
  mailboxUsernameHint: 'Večinoma celoten e-poštni naslov.',
  note: {
    appPassword:
      '{{name}} tu zahteva geslo za aplikacije in ne gesla, s katerim se prijavljate. Ustvarite ga v svojem računu pri ponudniku.',
    noPasswords:
      '{{name}} prek IMAP ne sprejema več gesel, zato tega poštnega predala ni mogoče povezati. Sporočila preusmerite v drug predal ali pustite prazno.',
  },
  review: {
    incomplete: 'Še nepopolno',
  },
} as const;
