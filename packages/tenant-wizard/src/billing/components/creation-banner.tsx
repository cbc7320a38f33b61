import type { Billing, Payment } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { billingMessages } from '../messages';

/** State of the payment for a creation; null if nothing was charged. */
function stageOf({ state, card, amount }: Payment): 'authorised' | 'processing' | 'charged' | 'received' | null {
  if (amount === 0) return null;
  if (state === 'captured') return card === null ? 'received' : 'charged';
  return state === 'authorised' || state === 'processing' ? state : null;
}

/** The payment for a company CRM that does not exist yet, and its next state. */
export function CreationBanner({ billing: { payments } }: { readonly billing: Billing }) {
  const text = useTexts(billingMessages);
  const [newest] = payments;
  const stage = newest === undefined ? null : stageOf(newest);
  if (newest === undefined || stage === null) return null;
  const amount = formatMoney(newest.amount, 'EUR');
  return (
    <Banner title={text(`creation.${stage}`, { amount })} tone="info">
      {text(`creation.${stage}Text`)}
    </Banner>
  );
}
