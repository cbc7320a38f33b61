import { isApiError, isConflictError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import type { Payment } from '@atrium/api-client/contract';
import { formatMoney, useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, ButtonLink } from '@atrium/ui-kit';
import { paymentMessages } from '../messages';
import type { PaymentRun } from './use-payment-run';

const money = (cents: number) => formatMoney(cents, 'EUR');

function paidKind(payment: Payment | undefined) {
  return payment === undefined || payment.kind === 'creation' ? 'creation' : 'plan';
}

interface PaymentNoticeProps {
  readonly run: PaymentRun;
  /** Another message says what prevents the next attempt, so the previous outcome is not shown. */
  readonly failsElsewhere?: boolean;
}

/** State of a payment: in progress, declined with the reason, or authorised; and changes of the price. */
export function PaymentNotice({ run, failsElsewhere = false }: PaymentNoticeProps) {
  const text = useTexts(paymentMessages);
  const common = useCommonTexts();
  const { phase, payment, change, error } = run;

  if (phase === 'asking') {
    return (
      <Banner role="status" title={text('askingTitle')} tone="info">
        {text('askingText')}
      </Banner>
    );
  }
  if (phase === 'bank' && payment !== undefined) {
    return (
      <Banner
        action={
          payment.action_url !== null && (
            <ButtonLink href={payment.action_url} external size="s">
              {text('toBank')}
            </ButtonLink>
          )
        }
        role="status"
        title={text('bankTitle')}
        tone="warning"
      >
        {text('bankText', { amount: money(payment.amount) })}
      </Banner>
    );
  }
  if (phase === 'paid') {
    return (
      <Banner role="status" title={text(`paid.${paidKind(payment)}`)} tone="success">
        {text(`paidText.${paidKind(payment)}`)}
      </Banner>
    );
  }
  if (phase !== 'ready') return null;
  if (change !== undefined) {
    const kind = change.before === change.now ? 'renewed' : 'changed';
    return (
      <Banner role="alert" title={text(kind)} tone="warning">
        {text(`${kind}Text`, { before: money(change.before), amount: money(change.now) })}
      </Banner>
    );
  }
  if (failsElsewhere || isValidationError(error)) return null;
  if (error !== null) {
    const unreachable = isNetworkError(error) || isTimeoutError(error);
    return (
      <Banner role="alert" title={text('payFailed')} tone="danger">
        {isConflictError(error) || (isApiError(error) && error.status < 500) ? error.message : text('payFailedText')}{' '}
        {unreachable && common('failure.network')}
      </Banner>
    );
  }
  if (payment?.state === 'declined') {
    return (
      <Banner role="alert" title={text('declined')} tone="danger">
        <p>{text(`reason.${payment.decline_reason ?? 'declined'}`)}</p>
        <p>{text('nothingLost')}</p>
      </Banner>
    );
  }
  // A cancelled transfer reserved nothing on a card.
  if ((payment?.state === 'voided' || payment?.state === 'refunded') && payment.card !== null) {
    return (
      <Banner role="alert" title={text('voided')} tone="warning">
        {text(`${payment.state}Text`)}
      </Banner>
    );
  }
  return null;
}
