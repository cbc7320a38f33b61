export const pluginsTexts = {
  text: 'Druge storitve, s katerimi sodeluje CRM podjetja. Česar ne uporabljate, pustite prazno; vse lahko dodate pozneje.',
  textExisting:
    'Druge storitve, s katerimi sodeluje CRM podjetja. Česar ne uporabljate, pustite prazno. Kar shranite, velja takoj.',
  newsletter: 'E-novice',
  newsletterText: 'Kdo pošilja vaše e-novice in ključ, s katerim mu CRM podjetja predaja stike.',
  provider: 'Ponudnik e-novic',
  noProvider: 'Brez',
  apiKey: 'Ključ API',
  apiKeyInvalid: 'To ni ključ API izbranega ponudnika.',
  apiKeyHint: {
    mailchimp: 'V Mailchimpu pod Account, Extras, API keys. Konča se s podatkovnim središčem, na primer -us21.',
    brevo: 'V Brevu pod SMTP & API, API keys. Začne se z xkeysib-.',
    mailerlite: 'V MailerLitu pod Integrations, API.',
  },
  apiKeySetHint: 'Če zamenjate ponudnika, ključ vnesite znova.',
  businessData: 'Poslovni podatki',
  businessDataText: 'Vaš račun pri ponudniku poslovnih podatkov. CRM podjetja od tam izpolni podatke o podjetjih.',
  username: 'Uporabniško ime',
  password: 'Geslo',
  mailbox: 'Poštni predal',
  mailboxText: 'CRM podjetja sporočila iz tega poštnega predala pokaže ob stikih. Bere ga prek IMAP s SSL.',
  mailboxProvider: 'Ponudnik poštnega predala',
  otherProvider: 'Drug',
  host: 'Gostitelj',
  port: 'Vrata SSL IMAP',
  mailboxUsername: 'Uporabniško ime',
  mailboxPasswordHint: 'Če spremenite gostitelja, vrata ali uporabniško ime, geslo vnesite znova.',
  mailboxUsernameHint: 'Običajno celoten e-poštni naslov.',
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
