export const backOfficeTexts = {
  title: {
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
  later: {
    title: '{{name}} will be available in a later version',
    customers: 'The list of customers with their contacts will appear here.',
    documents: 'Documents to preview, edit, sign and send to customers will appear here.',
    media: 'Files with their details will appear here.',
    roles: 'Roles with their permissions and members will appear here.',
  },
  form: {
    number: 'Enter a number.',
    range: 'Enter a number from {{minimum, number}} to {{maximum, number}}.',
    stale: 'Someone else has changed this. Cancel to see the change, or save again to overwrite it.',
  },
  forbidden: {
    title: 'No permission to see this page',
    text: 'Ask an administrator for the permission {{permission}}.',
  },
} as const;
