export const sandboxTexts = {
  title: 'Testne kartice',
  text: 'To je peskovnik: denar se ne premika in delujejo samo te številke kartic.',
  use: 'Uporabi {{number}}',
  failed: 'Testnih kartic ni bilo mogoče naložiti.',
} as const;
