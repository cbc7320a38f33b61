export const secretTexts = {
  set: 'Set on {{date}}. It is kept encrypted and is never shown.',
  typeAgain: 'Your session has ended: enter it again.',
  replaceOf: 'Replace: {{field}}',
  removeOf: 'Remove: {{field}}',
  keep: 'Keep the current one',
  keepOf: 'Keep the current one: {{field}}',
  show: 'Show: {{field}}',
  hide: 'Hide: {{field}}',
  removeDialog: {
    title: 'Remove: {{field}}',
    text: 'It is deleted for good and has to be entered anew to be used again.',
  },
} as const;
