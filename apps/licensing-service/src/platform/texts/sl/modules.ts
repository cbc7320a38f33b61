export const modules = {
  activity: 'Dejavnost',
  codelists: 'Šifranti',
  customers: 'Stranke',
  media: 'Mediji',
  members: 'Člani vlog',
  overview: 'Pregled',
  'price-list': 'Cenik',
  roles: 'Vloge',
  subscriptions: 'Naročnine',
  tenants: 'CRM-ji podjetij',
  users: 'Uporabniki',
};
