import { cardPage, escapeHtml, type Language, textOf } from '../../../platform';
import { bankStyle } from './bank-style';
import { writeMoney } from '../../invoices/document/format-values';
import { setUpAmount } from './sandbox-charge';
import type { SandboxChargeRow } from './sandbox-charge.repository';

/** Where a bank would ask its customer whether they are paying (3-D Secure). */
export function bankPage(
  { amount, description, answerCode }: SandboxChargeRow,
  language: Language,
  productName: string,
): string {
  const word = (
    name: 'title' | 'lead' | 'lead_set_up' | 'amount' | 'nothing_charged' | 'purpose' | 'approve' | 'decline' | 'note',
  ) => escapeHtml(textOf(language, `sandbox.${name}`));
  const isSetUp = amount === setUpAmount;
  const rows = [
    [word('amount'), isSetUp ? word('nothing_charged') : escapeHtml(writeMoney(amount)), 'amount'],
    [word('purpose'), escapeHtml(description), 'purpose'],
  ];
  return cardPage({
    language,
    title: textOf(language, 'sandbox.title'),
    productName,
    style: bankStyle,
    main: `<h1>${word('title')}</h1>
<p class="lead">${word(isSetUp ? 'lead_set_up' : 'lead')}</p>
<dl>
${rows.map(([name, value, look]) => `<div><dt>${name}</dt><dd class="${look}">${value}</dd></div>`).join('\n')}
</dl>
<form method="post">
<input type="hidden" name="code" value="${escapeHtml(answerCode)}">
<button class="approve" name="answer" value="approve">${word('approve')}</button>
<button name="answer" value="decline">${word('decline')}</button>
</form>`,
    note: `<p>${word('note')}</p>`,
  });
}
