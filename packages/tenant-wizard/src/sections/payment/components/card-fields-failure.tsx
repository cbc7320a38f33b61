import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { paymentMessages } from '../messages';

interface CardFieldsFailureProps {
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The fields of a card did not load; its text says why. */
export function CardFieldsFailure({ busy, onRetry, children }: CardFieldsFailureProps) {
  const text = useTexts(paymentMessages);
  const common = useCommonTexts();
  return (
    <Banner
      action={
        <Button busy={busy} onClick={onRetry} size="s">
          {common('retry')}
        </Button>
      }
      role="alert"
      title={text('cardFields.failed')}
      tone="danger"
    >
      {children}
    </Banner>
  );
}
