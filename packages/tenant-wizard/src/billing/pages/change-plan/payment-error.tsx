import { isValidationError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { paymentMessages } from '../../../sections/payment/messages';

/** Why the service rejected the payment. */
export function PaymentError({ error }: { readonly error: unknown }) {
  const text = useTexts(paymentMessages);
  if (!isValidationError(error)) return null;
  return (
    <Banner role="alert" title={text('payFailed')} tone="danger">
      {Object.values(error.fields).flat().join(' ')}
    </Banner>
  );
}
