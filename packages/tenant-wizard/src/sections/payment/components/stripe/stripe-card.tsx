import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, FieldGrid, Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { useEffect, useRef } from 'react';
import { paymentMessages } from '../../messages';
import { CardSafety } from '../card-safety';
import type { CardForm } from '../use-card-form';
import { useStripeFields } from './use-stripe-fields';

const FieldPlace = () => (
  <Stack gap={1}>
    <Skeleton shape="note" width="quarter" />
    <Skeleton shape="control" width="full" />
  </Stack>
);

/** Loads Stripe's fields; shows a placeholder, or an error if they do not load. */
export function StripeCard({ form }: { readonly form: CardForm }) {
  const text = useTexts(paymentMessages);
  const common = useCommonTexts();
  const { place } = form;
  const { data, isError, isFetching, refetch } = useStripeFields();
  const wasAsked = useRef(false);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && wasAsked.current) place.current?.focus();
  }, [isThere, place]);

  function tryAgain() {
    wasAsked.current = true;
    void refetch();
  }

  function content() {
    if (data !== undefined) return <data.StripeFields form={form} stripe={data.stripe} />;
    if (isError) {
      return (
        <Banner
          action={
            <Button busy={isFetching} onClick={tryAgain} size="s">
              {common('retry')}
            </Button>
          }
          role="alert"
          title={text('stripe.failed')}
          tone="danger"
        >
          {text('stripe.failedText')}
        </Banner>
      );
    }
    return (
      <Stack gap={4}>
        <VisuallyHidden role="status">{text('stripe.loading')}</VisuallyHidden>
        <FieldPlace />
        <FieldGrid>
          <FieldPlace />
          <FieldPlace />
        </FieldGrid>
      </Stack>
    );
  }

  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap={4}>
        {content()}
        <CardSafety />
      </Stack>
    </div>
  );
}
