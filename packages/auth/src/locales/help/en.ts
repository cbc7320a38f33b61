export const helpTexts = {
  title: 'New here?',
  text: 'From the form to your first login, {{length}}',
  play_one: 'Play the video, {{count}} second',
  play_other: 'Play the video, {{count}} seconds',
  dismiss: 'Got it',
} as const;
