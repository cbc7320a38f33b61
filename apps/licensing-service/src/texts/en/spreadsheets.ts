/** Names of sheets and of their columns, and the words of choices, by resource. */
export const spreadsheets = {
  tenants: {
    sheet: 'Licenses',
    columns: {
      title: 'Name',
      company: 'Company',
      url: 'URL',
      state: 'State',
      author: 'Author',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    choices: {
      state: {
        draft: 'Draft',
        creating: 'Creating',
        failed: 'Failed',
        active: 'Active',
        inactive: 'Inactive',
        closed: 'Closed',
      },
    },
  },
  codelists: {
    sheet: 'Codelists',
    columns: {
      title: 'Title',
      slug: 'Slug',
      options: 'Options',
      created_at: 'Created',
      updated_at: 'Updated',
    },
  },
} as const;
