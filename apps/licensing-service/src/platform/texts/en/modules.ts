/** Names of modules. */
export const modules = {
  documents: 'Documents',
  'document-templates': 'Templates',
  activity: 'Activity',
  codelists: 'Codelists',
  customers: 'Customers',
  media: 'Media',
  members: 'Members of roles',
  overview: 'Overview',
  'price-list': 'Price list',
  roles: 'Roles',
  subscriptions: 'Subscriptions',
  tenants: 'Company CRMs',
  users: 'Users',
} as const;
