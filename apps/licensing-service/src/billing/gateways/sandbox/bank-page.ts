import { cardPage, cardStyle, escapeHtml, type Language, pagePolicy, texts } from '../../../platform';
import { formatMoney } from '../../invoices/document/invoice-texts';
import { setUpAmount, type SandboxChargeRow } from './sandbox-charges';

/** Path of the bank's confirmation page. */
export const bankPagePath = (ref: string) => `/sandbox/3ds/${ref}`;

/** The page where a bank's customer confirms a payment (3-D Secure). */
export function bankPage(charge: SandboxChargeRow, language: Language, productName: string): string {
  const { amount, description, answerCode } = charge;
  const words = texts[language].sandbox;
  const label = (name: keyof typeof words) => escapeHtml(words[name]);
  const isSetUp = amount === setUpAmount;
  const price = isSetUp ? label('nothing_charged') : escapeHtml(formatMoney(amount));
  return cardPage({
    language,
    title: words.title,
    productName,
    style: bankStyle,
    main: `<h1>${label('title')}</h1>
<p class="lead">${label(isSetUp ? 'lead_set_up' : 'lead')}</p>
<dl>
<div><dt>${label('amount')}</dt><dd class="amount">${price}</dd></div>
<div><dt>${label('purpose')}</dt><dd class="purpose">${escapeHtml(description)}</dd></div>
</dl>
<form method="post">
<input type="hidden" name="code" value="${escapeHtml(answerCode)}">
<button class="approve" name="answer" value="approve">${label('approve')}</button>
<button name="answer" value="decline">${label('decline')}</button>
</form>`,
    note: `<p>${label('note')}</p>`,
  });
}

const bankStyle = `${cardStyle}
main { max-width: 440px; padding: 32px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.lead { margin-block: 0 24px; }
dl { margin: 0 0 24px; border-block: 1px solid var(--line); }
.amount { font-size: 1rem; line-height: 1.5rem; font-weight: 600; }
form { display: flex; gap: 12px; flex-wrap: wrap; }
button { flex: 1 1 140px; min-height: 44px; padding: 0 16px; border: 1px solid var(--line-strong); border-radius: 6px; background: var(--surface); color: var(--text); font: inherit; font-weight: 500; cursor: pointer; }
button:hover { background: var(--surface-hover); }
button.approve { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button.approve:hover { background: var(--accent-hover); }
footer p { margin: 8px 0 0; }
@media (max-width: 480px) { main { padding: 24px 20px; } }
`;

/** Allows only its own style sheet and typeface, and a form that ends here or at the return URL. */
export const bankPolicy = (returnUrl: string) => pagePolicy(bankStyle, `'self' ${new URL(returnUrl).origin}`);
