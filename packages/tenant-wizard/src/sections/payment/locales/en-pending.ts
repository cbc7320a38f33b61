export const pendingTexts = {
  title: 'We are waiting for your transfer of {{amount}}',
  titleInvoice: 'Still to be paid: {{amount}}',
  titleOver: 'Pro-forma invoice {{number}} has expired',
  titleReceived: 'We have received your transfer of {{amount}}',
  creation: 'We create the company CRM once we receive it. Until then, we keep its address for you.',
  change: 'What you ordered begins once we receive it. Until then, your current plan continues.',
  trial: 'The plan begins once we receive it. Until then, the free trial continues.',
  renewal:
    'Your transfer renews the plan. If it does not arrive, the company CRM becomes read-only until the plan is paid. Nothing is deleted.',
  overdue: 'Your transfer pays for the plan.',
  readOnly: 'The company CRM is read-only until we receive it. Nothing is deleted.',
  rest: {
    creation: 'We create the company CRM once we receive the rest. Until then, we keep its address for you.',
    change: 'What you ordered begins once we receive the rest. Until then, your current plan continues.',
    trial: 'The plan begins once we receive the rest. Until then, the free trial continues.',
    renewal:
      'The plan renews once we receive the rest. If it does not arrive, the company CRM becomes read-only until the plan is paid. Nothing is deleted.',
    overdue: 'The plan is paid once we receive the rest.',
    readOnly: 'The company CRM is read-only until we receive the rest. Nothing is deleted.',
  },
  due: 'Pro-forma invoice {{number}} is valid until {{date}}: your transfer has to reach our bank by then.',
  dueOver:
    'Do not pay it now: it was valid until {{date}}. If your transfer reached our bank by then, we still record it. A later one becomes account credit.',
  restOver: 'If the rest did not arrive in time, the {{received}} becomes account credit.',
  renewalDueOver:
    'Pro-forma invoice {{number}} was valid until {{date}}. If your transfer reached our bank by then, we still record it.',
  correction:
    'The invoice costs more than your account credit covers: the VAT has changed since you paid, or a change that you ordered cost more when it began. If you pay your plan by card, we charge the card within minutes: transfer the amount only if it is declined, or add another card.',
  invoiceDue: 'Please pay invoice {{number}} by {{date}}.',
  orCard: 'You can pay by card instead. If you do, do not pay the pro-forma invoice.',
  partly: 'We have received {{received}} of {{amount}} so far.',
  receivedDraft: 'Some required data is missing. Once the draft is complete, we create the company CRM within minutes.',
  receivedUntil: 'Complete it by {{date}}. Otherwise, the amount becomes account credit.',
  completeDraft: 'Complete the draft',
  receivedOrder:
    'A card payment is in progress. Once it ends, we carry out your order or add the amount to your account credit.',
  download: 'Download pro-forma invoice',
  downloadInvoice: 'Download invoice',
} as const;

export const cancelOrderTexts = {
  open: 'Cancel order',
  title: 'Cancel the order',
  proforma: 'We stop waiting for your transfer. Pro-forma invoice {{number}} becomes void: do not pay it.',
  proformaReceived: 'Pro-forma invoice {{number}} becomes void.',
  creation: 'The company CRM stays a draft. You can order it again or choose another way to pay.',
  change: 'What you ordered does not begin, and your current plan continues.',
  trial: 'The plan does not begin, and the free trial continues.',
  readOnly: 'The plan does not begin, and the company CRM stays read-only until you pay for a plan.',
  received: 'We add the {{amount}} that we have received to your account credit.',
  late: 'If you have already sent the transfer, we add it to your account credit when it arrives.',
  keep: 'Keep order',
  done: 'The order is cancelled. Do not pay pro-forma invoice {{number}}.',
  doneReceived: 'The order is cancelled. {{amount}} is now account credit.',
  failed: 'The order could not be cancelled',
} as const;
