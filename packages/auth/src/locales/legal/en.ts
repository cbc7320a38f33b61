export const legalTexts = {
  version: 'Version {{version}}',
  back: 'Back to log in',
  terms: {
    title: 'Terms of use',
    intro:
      'These terms govern the use of this portal and of the company CRMs set up in it. The operator of the portal is the company that offers it to you.',
    sections: {
      account: {
        title: 'Your account',
        body: 'Register with your own name and an e-mail address you can read. Keep your password to yourself; you answer for what is done with your account. Tell the operator at once if you believe that someone else is using it.',
      },
      service: {
        title: 'The service',
        body: 'The operator sets up a CRM for your company, keeps it running and keeps it secure. Planned maintenance is announced. You may use the CRM for the lawful business of the company it was set up for.',
      },
      trial: {
        title: 'Free trial',
        body: 'A company may try the CRM once without charge. When the trial ends the CRM becomes read-only until a plan is chosen. Nothing is deleted and nothing is charged automatically.',
      },
      payment: {
        title: 'Plans and payment',
        body: 'Paid plans are billed in advance, monthly or yearly, at the prices shown before you pay. A plan may be changed at any time; the unused part of the old one is taken into account.',
      },
      data: {
        title: 'Your data',
        body: 'What you enter stays yours. The operator processes it only to provide the service, as the privacy notice says. You can export your data while your plan runs.',
      },
      end: {
        title: 'Ending',
        body: 'An owner may close a company CRM at any time. The operator may suspend an account that breaks these terms, after a warning where the matter allows it.',
      },
      changes: {
        title: 'Changes of these terms',
        body: 'The operator announces changes by e-mail before they take effect. The version you accepted and the time of acceptance are kept with your account.',
      },
    },
  },
  privacy: {
    title: 'Privacy notice',
    intro:
      'This notice says which personal data the portal keeps, what for and for how long. The controller is the operator of the portal.',
    sections: {
      kept: {
        title: 'What is kept',
        body: 'Your name, e-mail address and telephone number, your language and settings, the companies you belong to, and a record of important actions with their time and network address.',
      },
      purpose: {
        title: 'What for',
        body: 'To run your account and your company CRM, to send messages that belong to them, to issue invoices, and to recognise and prevent misuse. The basis is the contract with you and, for invoices, the law.',
      },
      sharing: {
        title: 'Who receives it',
        body: 'Only those who help to provide the service, such as payment and e-mail providers, and only what they need. Data is not sold and not used for advertising.',
      },
      duration: {
        title: 'How long',
        body: 'As long as your account exists. When it is closed your personal data is made anonymous, except for invoices, which the law requires to be kept for ten years.',
      },
      cookies: {
        title: 'Cookies',
        body: 'The portal uses one cookie for your session and one for your language, both necessary. There is no tracking.',
      },
      rights: {
        title: 'Your rights',
        body: 'You may ask for access, correction, deletion, restriction and transfer of your data, and you may complain to the supervisory authority of your country.',
      },
    },
  },
} as const;
