export const sandboxTexts = {
  title: 'Test cards',
  text: 'This is a sandbox: no money moves, and only these card numbers work.',
  use: 'Use {{number}}',
  failed: 'The test cards could not be loaded.',
} as const;
