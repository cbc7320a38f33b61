export const backOfficeTexts = {
  title: {
    customers: 'Customers',
    documents: 'Documents',
    media: 'Media',
    roles: 'Roles',
    users: 'Users',
    codelists: 'Codelists',
    'price-list': 'Price list',
    subscriptions: 'Subscriptions',
  },
  later: {
    title: '{{name}} come with a later version',
    customers: 'The list of customers with their contacts will stand here.',
    documents: 'Documents to preview, edit, sign and send to customers will stand here.',
    media: 'Files with their details will stand here.',
    roles: 'Roles with their permissions and members will stand here.',
    users: 'The people who use Atrium, with their roles, will stand here.',
    codelists: 'The lists that choices are made from will stand here.',
  },
  forbidden: {
    title: 'No permission to see this page',
    text: 'Ask an administrator for the permission {{permission}}.',
  },
} as const;
