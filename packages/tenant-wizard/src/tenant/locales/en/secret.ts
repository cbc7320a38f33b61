export const secretTexts = {
  set: 'Set on {{date}}. We store it encrypted and never show it.',
  typeAgain: 'Your session has ended: enter it again.',
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
} as const;
