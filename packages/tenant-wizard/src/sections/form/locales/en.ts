export const sectionFormTexts = {
  secret: {
    set: 'Set on {{date}}. We store it encrypted and never show it.',
    reEnter: 'Your session has ended: enter it again.',
    replaceOf: 'Replace: {{field}}',
    removeOf: 'Remove: {{field}}',
    keep: 'Keep the current one',
    keepOf: 'Keep the current one: {{field}}',
    show: 'Show: {{field}}',
    hide: 'Hide: {{field}}',
    removeDialog: {
      title: 'Remove: {{field}}',
      text: 'This permanently deletes it. To use it again, enter it again.',
    },
  },
  postOffice: 'Post office: {{post}}',
  unusual: {
    name: 'This is unusual in a name. Please check it.',
    city: 'This is unusual for a city. Please check it.',
    id: 'An ID usually has only letters, digits, dots and hyphens. Please check it.',
  },
  missingTitle_one: 'One thing is missing before the company CRM can be created',
  missingTitle_other: '{{count}} things are missing before the company CRM can be created',
} as const;
