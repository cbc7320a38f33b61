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
  subscriptions: {
    sheet: 'Subscriptions',
    columns: {
      title: 'Name',
      company: 'Company',
      owner: 'Owner',
      kind: 'Kind',
      state: 'State',
      cycle: 'Paid',
      licences: 'Licences',
      modules: 'Modules',
      assets: 'Assets',
      period_end: 'Period ends',
      monthly_value: 'Monthly value, € without VAT',
      credit: 'Account credit, €',
      next_try_at: 'Next try',
      read_only_at: 'Read-only from',
    },
    choices: {
      kind: { trial: 'Trial', paid: 'Paid' },
      state: {
        trial: 'Trial',
        trial_ended: 'Trial ended',
        active: 'Active',
        awaiting_transfer: 'Waits for a transfer',
        overdue: 'Overdue',
        unpaid: 'Unpaid',
        cancelled: 'Cancelled',
        draft: 'Draft',
        closed: 'Closed',
      },
      cycle: { monthly: 'Monthly', yearly: 'Yearly' },
    },
  },
} as const;
