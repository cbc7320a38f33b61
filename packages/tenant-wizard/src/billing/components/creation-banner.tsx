import type { Billing, Payment } from '@atrium/api-client/contract';
import { formatMoney, useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { billingMessages } from '../messages';

/** How far the money of a creation has come; null where none was to pay, or it was not paid. */
function stageOf({ state, card, amount }: Payment): 'authorised' | 'processing' | 'charged' | 'received' | null {
  if (amount === 0) return null;
  if (state === 'captured') return card === null ? 'received' : 'charged';
  return state === 'authorised' || state === 'processing' ? state : null;
}

/** What was paid for a company CRM that is not there yet, and what becomes of it. */
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
