export const backOfficeTexts = {
  title: {
    customers: 'Stranke',
    documents: 'Dokumenti',
    media: 'Mediji',
    roles: 'Vloge',
    users: 'Uporabniki',
    codelists: 'Šifranti',
    'price-list': 'Cenik',
    subscriptions: 'Naročnine',
  },
  later: {
    title: '{{name}}: na voljo v poznejši različici',
    customers: 'Tu bo seznam strank z njihovimi stiki.',
    documents: 'Tu bodo dokumenti za predogled, urejanje, podpisovanje in pošiljanje strankam.',
    media: 'Tu bodo datoteke s podrobnostmi.',
    roles: 'Tu bodo vloge z dovoljenji in člani.',
    users: 'Tu bodo uporabniki Atriuma in njihove vloge.',
    codelists: 'Tu bodo seznami, s katerih izbirate vrednosti.',
  },
  forbidden: {
    title: 'Nimate dovoljenja za ogled te strani',
    text: 'Skrbnika prosite za dovoljenje {{permission}}.',
  },
} as const;
