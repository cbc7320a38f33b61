import { escapeHtml } from '../../../../http/html';
import { cardPage } from '../../../../http/pages/card-page';
import { textOf } from '../../../../texts/text-of';
import type { Language } from '../../../../texts/texts';
import { bankStyle } from './bank-style';
import type { SandboxChargeRow } from './sandbox-charge.repository';

/** Where a bank would ask its customer whether they are paying (3-D Secure). */
export function bankPage(
  { amount, description, answerCode }: SandboxChargeRow,
  language: Language,
  productName: string,
): string {
  const word = (name: 'title' | 'lead' | 'amount' | 'purpose' | 'approve' | 'decline' | 'note') =>
    escapeHtml(textOf(language, `sandbox.${name}`));
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(
    amount / 100,
  );
  return cardPage({
    language,
    title: textOf(language, 'sandbox.title'),
    productName,
    style: bankStyle,
    main: `<h1>${word('title')}</h1>
<p class="lead">${word('lead')}</p>
<dl>
<div><dt>${word('amount')}</dt><dd class="amount">${escapeHtml(euros)}</dd></div>
<div><dt>${word('purpose')}</dt><dd>${escapeHtml(description)}</dd></div>
</dl>
<form method="post">
<input type="hidden" name="code" value="${escapeHtml(answerCode)}">
<button class="approve" name="answer" value="approve">${word('approve')}</button>
<button name="answer" value="decline">${word('decline')}</button>
</form>`,
    note: `<p>${word('note')}</p>`,
  });
}
