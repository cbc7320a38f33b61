export const planChangeTexts = {
  title: 'Change plan',
  choosePlan: 'Choose a paid plan',
  payPlan: 'Pay for the plan',
  back: 'Back to the company CRM',
  text: {
    now: 'We calculate the price of the change for the days that are left of the period; today counts for the new plan. You see the amount before you pay.',
    transfer:
      'We calculate the price of the change for the days that are left of the period, counted from the day we receive the transfer. You see the amount before you order.',
    cycle:
      'A new period begins, and you pay for all of it less the unused days of the current one. You see the amount before you pay.',
    cycleTransfer:
      'A new period begins once we receive the transfer, and you pay for all of it. The unused days of the current one become account credit.',
    resumed:
      'The period that ran before today’s change of cycle continues. What you paid for the new one is deducted in full, and the rest becomes account credit.',
    resumedTransfer:
      'If we receive the transfer today, the period that ran before today’s change of cycle continues. If we receive it later, a new period begins on that day, and the unused days of the current one become account credit.',
    renewal: 'The change begins with the next period. You pay nothing now.',
  },
  trialText: 'The free trial ends on {{date}}. A paid plan begins as soon as it is paid.',
  trialEndedText: 'The free trial ended on {{date}}. The company CRM is read-only until you pay for a plan.',
  overdueText:
    'The plan was paid until {{date}}, but its renewal is not paid yet. Pay here for the same plan or for a smaller one; you can add more once it is paid. If the renewal is not paid before {{readOnly}}, the company CRM becomes read-only. Nothing is deleted.',
  overdueFirstText:
    'The company CRM is ready, but we could not charge the reserved amount. Pay for the same plan here, or choose another one. If the plan is not paid before {{readOnly}}, the company CRM becomes read-only. Nothing is deleted.',
  unpaidText:
    'The company CRM has been read-only since {{date}}, because its plan is not paid. Pay for the same plan here, or change it first. A new period begins as soon as it is paid, and your people can work again.',
  cancelledText:
    'The subscription ended on {{date}}, and the company CRM is read-only. Pay for the same plan here, or change it first. A new period begins as soon as it is paid, and your people can work again.',
  cancelledTextUndated:
    'The subscription has ended, and the company CRM is read-only. Pay for the same plan here, or change it first. A new period begins as soon as it is paid, and your people can work again.',
  total: 'Price of the change',
  totalPaid: 'Plan total',
  totalAtRenewal: 'From {{date}}',
  same: 'This is your current plan. Change it to see the price.',
  when: {
    legend: 'When',
    now: 'Now, the difference becomes credit',
    nowNote: '{{amount}} becomes account credit and pays your next invoices.',
    renewal: 'At renewal',
    renewalNote: 'From {{date}}. No money moves, and you can undo it until then.',
  },
  timeline: {
    label: 'What happens when',
    now: 'now',
    planned: 'planned',
    runs: '{{plan}}, your current plan',
    begins: '{{plan}} begins',
    goesOn: '{{plan}} continues',
    changes: 'New quantities',
    order: 'Order: {{plan}}',
    orderChanges: 'Order: new quantities',
    paid: '{{amount}} to pay now',
    ordered: '{{amount}} by bank transfer; begins when we receive it',
    credit: '{{amount}} becomes account credit',
    renewal: 'Next invoice, {{amount}}',
    ends: 'The subscription ends',
    monthly: 'Then {{amount}} every month',
    yearly: 'Then {{amount}} every year',
  },
  plan: { monthly: 'Monthly plan', yearly: 'Yearly plan' },
  quantities: 'Licences {{licences}}, modules {{modules}}, assets {{assets}}',
  submit: { now: 'Change plan now', renewal: 'Change plan at renewal', pay: 'Pay now' },
  changing: 'Changing plan',
  planned: {
    title: 'A change is planned for {{date}}',
    text: '{{plan}}: {{quantities}}. Until then, your current plan applies. Another change of the same items replaces this one.',
    undo: 'Undo',
    undone: 'The planned change was undone',
    undoFailed: 'The planned change could not be undone. Try again.',
  },
  cancels: 'The subscription was cancelled and ends on {{date}}',
  cancelsText:
    'Changing the plan does not undo the cancellation. To keep the subscription or plan a change, resume it first.',
  done: 'Plan changed',
  donePaid: 'The plan is paid',
  doneOrdered: 'The plan is ordered. We sent you the pro-forma invoice by e-mail.',
  doneAtRenewal: 'The plan changes on {{date}}',
  failed: 'The plan could not be changed. Nothing was charged. Try again.',
  stale: 'The price has changed and nothing was charged. Check the new price, then change the plan again.',
  loading: 'Loading the plan',
  loadFailed: 'The plan could not be loaded',
  closed: 'The company CRM is closed. Its plan can no longer be changed.',
  notAllowed: 'Only an owner can change the plan.',
} as const;
