export const permissionTexts = {
  module: {
    tenants: 'CRM-ji podjetij',
    subscriptions: 'Naročnine',
    'price-list': 'Cenik',
    customers: 'Stranke',
    media: 'Mediji',
    codelists: 'Šifranti',
    roles: 'Vloge',
    members: 'Člani vlog',
    users: 'Uporabniki',
    overview: 'Pregled',
    activity: 'Dejavnost',
  },
  action: {
    view: 'Ogled',
    create: 'Ustvarjanje',
    update: 'Urejanje',
    delete: 'Brisanje',
    send: 'Pošiljanje',
    sign: 'Podpisovanje',
    manage: 'Upravljanje',
  },
} as const;
