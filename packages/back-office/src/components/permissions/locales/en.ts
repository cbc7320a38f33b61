export const permissionTexts = {
  module: {
    tenants: 'Company CRMs',
    subscriptions: 'Subscriptions',
    'price-list': 'Price list',
    customers: 'Customers',
    media: 'Media',
    codelists: 'Codelists',
    roles: 'Roles',
    members: 'Members of roles',
    users: 'Users',
    overview: 'Overview',
    activity: 'Activity',
  },
  action: {
    view: 'View',
    create: 'Create',
    update: 'Update',
    delete: 'Delete',
    send: 'Send',
    sign: 'Sign',
    manage: 'Manage',
  },
} as const;
