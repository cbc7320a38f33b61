export const backOfficeTexts = {
  title: {
    documents: 'Documents',
    'document-templates': 'Templates',
    overview: 'Overview',
    customers: 'Customers',
    media: 'Media',
    roles: 'Roles',
    users: 'Users',
    codelists: 'Codelists',
    'price-list': 'Price list',
    subscriptions: 'Subscriptions',
    activity: 'Activity',
  },
  usersTabs: { all: 'All', withRole: 'With a role', inactive: 'Inactive', invited: 'Invited' },
  form: {
    number: 'Enter a number.',
    range: 'Enter a number from {{minimum, number}} to {{maximum, number}}.',
    stale: 'Someone else has changed this. Save again to choose between your values and theirs.',
  },
  switched: {
    title: 'Already done',
    by: '{{name}} made the same change on {{time}}.',
    someone: 'Someone else made the same change.',
  },
  forbidden: {
    title: 'No permission to see this page',
    text: 'Ask an administrator for the permission {{permission}}.',
    roles: 'Your roles',
    noRoles: 'None',
    address: 'Address',
  },
} as const;
