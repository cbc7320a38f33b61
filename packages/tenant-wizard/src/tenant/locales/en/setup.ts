export const setupTexts = {
  save: 'Save',
  saving: 'Saving',
  saved: '{{section}} saved',
  failed: 'Not saved',
  back: 'Back to the company CRM',
  leave: {
    title: 'Leave without saving',
    text: 'What you typed here was not saved and will be lost.',
    confirm: 'Leave without saving',
    stay: 'Stay',
  },
} as const;
