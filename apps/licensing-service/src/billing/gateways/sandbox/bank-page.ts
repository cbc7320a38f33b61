import { cardPage, escapeHtml, type Language, textOf } from '../../../platform';
import { bankStyle } from './bank-style';
import { formatMoney } from '../../invoices/document/format-values';
import { setUpAmount } from './sandbox-charge';
import type { SandboxChargeRow } from './sandbox-charge.repository';

/** The page where a bank's customer confirms a payment (3-D Secure). */
export function bankPage(
  { amount, description, answerCode }: SandboxChargeRow,
  language: Language,
  productName: string,
): string {
  const label = (
    name: 'title' | 'lead' | 'lead_set_up' | 'amount' | 'nothing_charged' | 'purpose' | 'approve' | 'decline' | 'note',
  ) => escapeHtml(textOf(language, `sandbox.${name}`));
  const isSetUp = amount === setUpAmount;
  const rows = [
    [label('amount'), isSetUp ? label('nothing_charged') : escapeHtml(formatMoney(amount)), 'amount'],
    [label('purpose'), escapeHtml(description), 'purpose'],
  ];
  return cardPage({
    language,
    title: textOf(language, 'sandbox.title'),
    productName,
    style: bankStyle,
    main: `<h1>${label('title')}</h1>
<p class="lead">${label(isSetUp ? 'lead_set_up' : 'lead')}</p>
<dl>
${rows.map(([name, value, className]) => `<div><dt>${name}</dt><dd class="${className}">${value}</dd></div>`).join('\n')}
</dl>
<form method="post">
<input type="hidden" name="code" value="${escapeHtml(answerCode)}">
<button class="approve" name="answer" value="approve">${label('approve')}</button>
<button name="answer" value="decline">${label('decline')}</button>
</form>`,
    note: `<p>${label('note')}</p>`,
  });
}
