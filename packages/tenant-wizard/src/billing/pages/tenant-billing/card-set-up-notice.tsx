import { isNotFoundError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { Banner, ButtonLink, useNotify } from '@atrium/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useCardSetUp, useRefreshMethods } from '../../../sections/payment/api/payment-methods';
import { paymentMessages } from '../../../sections/payment/messages';

interface CardSetUpNoticeProps {
  readonly tenantId: string;
  readonly methodId: string;
  /** Called when there is nothing left to show. */
  readonly onOver: () => void;
}

/** State of saving a card that needs the bank's confirmation. */
export function CardSetUpNotice({ tenantId, methodId, onOver }: CardSetUpNoticeProps) {
  const text = useTexts(paymentMessages);
  const notify = useNotify();
  const refresh = useRefreshMethods(tenantId);
  const { data, error } = useCardSetUp(tenantId, methodId);
  const isGone = isNotFoundError(error);
  const isSaved = data?.state === 'saved';

  const end = useEffectEvent((saved: boolean) => {
    if (saved) notify({ tone: 'success', title: text('addDialog.added') });
    void refresh();
    onOver();
  });
  useEffect(() => {
    if (isSaved || isGone) end(isSaved);
  }, [isSaved, isGone]);

  if (data === undefined || isSaved) return null;
  if (data.state === 'declined')
    return (
      <Banner role="alert" title={text('cardFailed')} tone="danger">
        {text(`setUpReason.${data.decline_reason ?? 'declined'}`)}
      </Banner>
    );
  if (data.state === 'processing')
    return (
      <Banner role="status" title={text('askingTitle')} tone="info">
        {text('setUpAskingText')}
      </Banner>
    );
  return (
    <Banner
      action={
        data.action_url !== null && (
          <ButtonLink href={data.action_url} external size="s">
            {text('toBank')}
          </ButtonLink>
        )
      }
      role="status"
      title={text('bankTitle')}
      tone="warning"
    >
      {text('setUpBankText')}
    </Banner>
  );
}
