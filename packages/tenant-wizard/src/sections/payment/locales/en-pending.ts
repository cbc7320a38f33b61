export const pendingTexts = {
  title: 'We are waiting for your transfer of {{amount}}',
  creation: 'We create the company CRM once we receive it. Until then we keep its address for you.',
  change: 'What you ordered begins once we receive it. Until then, your current plan continues.',
  trial: 'The plan begins once we receive it. Until then, the free trial continues.',
  renewal:
    'It pays for the renewal. If it does not arrive in time, the company CRM becomes read-only until the plan is paid. Nothing is deleted.',
  readOnly: 'The company CRM is read-only until we receive it. Nothing is deleted.',
  due: 'Pro-forma invoice {{number}} is valid until {{date}}: your transfer has to reach our bank by then.',
  orCard: 'You can also pay by card instead. If you do, do not pay the pro-forma invoice.',
  download: 'Download pro-forma invoice',
} as const;
