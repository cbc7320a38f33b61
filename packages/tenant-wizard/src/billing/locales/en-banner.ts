export const bannerTexts = {
  trialEnded: 'The free trial ended on {{date}}',
  trialEndedText: 'The company CRM is read-only until you pay for a plan. Nothing is deleted.',
  awaiting: 'We are waiting for your transfer of {{amount}}',
  awaitingText:
    'You can use the company CRM in the meantime. If your transfer does not arrive by {{date}}, it becomes read-only until it is paid. Nothing is deleted.',
  awaitingChangeText:
    'You can use the plan you ordered in the meantime. If your transfer does not arrive by the end of {{date}}, we cancel the order and return to your previous plan. Nothing is deleted.',
  awaitingReadOnlyText:
    'The company CRM is read-only until your transfer arrives. Nothing is deleted, and you can edit it again as soon as we receive the transfer.',
  awaitingDownload: 'Download pro-forma invoice',
  overdue: 'The renewal could not be paid',
  overdueTry: 'We charge the card again on {{date}}.',
  overdueTryPayment: 'We try the payment again on {{date}}.',
  overdueReadOnly: 'If it is not paid by {{date}}, the company CRM becomes read-only. Nothing is deleted.',
  overdueFirst: 'The plan is not paid yet',
  overdueFirstText: 'Your card was declined when we charged the reserved amount.',
  unpaid: 'The company CRM is read-only',
  unpaidText: 'The plan is not paid. Nothing is deleted. Pay for a plan to edit the company CRM again right away.',
  cancelled: 'The subscription ended on {{date}}',
  cancelledUndated: 'The subscription has ended',
  cancelledText: 'The company CRM is read-only until you pay for a plan. Nothing is deleted.',
  cancels: 'The subscription ends on {{date}}',
  cancelsText: 'The company CRM runs until then and becomes read-only. You can resume until that day.',
  planned: 'The plan changes on {{date}}',
  plannedText: 'From then on: {{plan}}.',
  plannedPlan: '{{licences}}, {{modules}}, {{assets}}, {{cycle}}',
  show: 'Show',
} as const;
