export const warningTexts = {
  font_substituted: 'Pisavo {{detail}} nadomesti podobna pisava.',
  not_drawn: 'V PDF-ju manjka: {{detail}}.',
  drawn_differently: 'V PDF-ju je poenostavljeno: {{detail}}.',
  other: '{{detail}}',
} as const;
