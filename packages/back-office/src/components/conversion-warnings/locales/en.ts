export const warningTexts = {
  font_substituted: '{{detail}} is replaced by a similar font.',
  not_drawn: '{{detail}} is missing from the PDF.',
  drawn_differently: '{{detail}} is simplified in the PDF.',
  other: '{{detail}}',
} as const;
