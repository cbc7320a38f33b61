import { useLanguage, useTexts } from '@atrium/i18n';
import { FieldGrid } from '@atrium/ui-kit';
import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useMemo } from 'react';
import { paymentMessages } from '../../messages';
import { CardBrand } from '../../components/card-brand';
import type { CardForm } from '../../components/use-card-form';
import { StripeField } from './stripe-field';
import { useStripeCard } from './use-stripe-card';

interface StripeFieldsProps {
  readonly form: CardForm;
  readonly stripe: Stripe;
}

function Fields({ form }: Pick<StripeFieldsProps, 'form'>) {
  const text = useTexts(paymentMessages);
  const { brand, control } = useStripeCard(form);
  return (
    <>
      <StripeField
        {...control('number')}
        element={CardNumberElement}
        end={brand !== undefined && <CardBrand brand={brand} />}
        label={text('number')}
      />
      <FieldGrid>
        <StripeField
          {...control('expiry')}
          element={CardExpiryElement}
          hint={text('expiryHint')}
          label={text('expiry')}
        />
        <StripeField {...control('cvc')} element={CardCvcElement} hint={text('cvcHint')} label={text('cvc')} />
      </FieldGrid>
    </>
  );
}

/** Stripe's card fields, each in a Stripe frame that other scripts cannot read, styled like ours. */
export function StripeFields({ form, stripe }: StripeFieldsProps) {
  const [locale] = useLanguage();
  const options = useMemo(() => ({ locale }), [locale]);
  return (
    <Elements options={options} stripe={stripe}>
      <Fields form={form} />
    </Elements>
  );
}
