export const backOfficeTexts = {
  title: {
    documents: 'Dokumenti',
    'document-templates': 'Predloge',
    overview: 'Pregled',
    customers: 'Stranke',
    media: 'Mediji',
    roles: 'Vloge',
    users: 'Uporabniki',
    codelists: 'Šifranti',
    'price-list': 'Cenik',
    subscriptions: 'Naročnine',
    activity: 'Dejavnost',
  },
  usersTabs: { all: 'Vsi', withRole: 'Z vlogo', inactive: 'Neaktivni', invited: 'Povabljeni' },
  form: {
    number: 'Vnesite število.',
    range: 'Vnesite število od {{minimum, number}} do {{maximum, number}}.',
    stale: 'Zapis je medtem spremenil nekdo drug. Shranite znova in izberite, katere vrednosti ostanejo.',
  },
  switched: {
    title: 'To je že urejeno',
    by: 'Enako spremembo je shranila oseba {{name}} ({{time}}).',
    someone: 'Enako spremembo je shranil nekdo drug.',
  },
  forbidden: {
    title: 'Nimate dovoljenja za ogled te strani',
    text: 'Skrbnika prosite za dovoljenje {{permission}}.',
    roles: 'Vaše vloge',
    noRoles: 'Nimate nobene vloge',
    address: 'Naslov strani',
  },
} as const;
