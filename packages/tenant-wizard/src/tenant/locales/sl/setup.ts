export const setupTexts = {
  save: 'Shrani',
  saving: 'Shranjevanje',
  saved: '{{section}}: shranjeno',
  failed: 'Ni shranjeno',
  back: 'Nazaj na CRM podjetja',
  leave: {
    title: 'Zapustitev brez shranjevanja',
    text: 'Kar ste tu vnesli, ni shranjeno in bo izgubljeno.',
    confirm: 'Zapusti brez shranjevanja',
    stay: 'Ostani',
  },
} as const;
