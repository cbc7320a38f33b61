import { useTexts } from '@atrium/i18n';
import { CardFieldsFailure } from '../../components/card-fields-failure';
import { CardFieldsSkeleton } from '../../components/card-fields-skeleton';
import { CardSafety } from '../../components/card-safety';
import type { CardForm } from '../../components/use-card-form';
import { useRetry } from '../../components/use-retry';
import { stripeMessages } from './messages';
import { useStripeFields } from './use-stripe-fields';

/** Loads Stripe's fields; shows a placeholder, or an error if they do not load. */
export function StripeCard({ form }: { readonly form: CardForm }) {
  const text = useTexts(stripeMessages);
  const { data, isError, isFetching, refetch } = useStripeFields();
  const retry = useRetry({ place: form.place, isLoaded: data !== undefined, refetch });

  function content() {
    if (data !== undefined) return <data.StripeFields form={form} stripe={data.stripe} />;
    if (!isError) return <CardFieldsSkeleton />;
    return (
      <CardFieldsFailure busy={isFetching} onRetry={retry}>
        {text('failedText')}
      </CardFieldsFailure>
    );
  }

  return (
    <>
      {content()}
      <CardSafety />
    </>
  );
}
