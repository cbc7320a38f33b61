import { createHash } from 'node:crypto';
import { pageStyle } from '../../../platform';

/** Style sheet of the sandbox's bank. */
export const bankStyle = `${pageStyle}
body { min-height: 100vh; display: flex; flex-direction: column; align-items: center; justify-content: center; padding: 32px 16px; }
main { width: 100%; max-width: 440px; padding: 32px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.lead { margin-block: 0 24px; }
dl { margin: 0 0 24px; border-block: 1px solid var(--line); }
dl div { display: flex; gap: 16px; justify-content: space-between; align-items: baseline; padding: 12px 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--text-secondary); font-weight: 500; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.amount { font-size: 1rem; line-height: 1.5rem; font-weight: 600; }
form { display: flex; gap: 12px; flex-wrap: wrap; }
button { flex: 1 1 140px; min-height: 44px; padding: 0 16px; border: 1px solid var(--line-strong); border-radius: 6px; background: var(--surface); color: var(--text); font: inherit; font-weight: 500; cursor: pointer; }
button:hover { background: var(--surface-hover); }
button.approve { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button.approve:hover { background: var(--accent-hover); }
footer { margin-top: 24px; color: var(--text-tertiary); font-size: 0.75rem; line-height: 1rem; }
footer p { margin: 8px 0 0; }
@media (max-width: 480px) { main { padding: 24px 20px; } }
`;

const hash = createHash('sha256').update(bankStyle).digest('base64');

/** Allows only its own style sheet and typeface, and a form that ends here or at the return URL. */
export const bankPolicy = (returnUrl: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "frame-ancestors 'none'",
  ].join('; ');
