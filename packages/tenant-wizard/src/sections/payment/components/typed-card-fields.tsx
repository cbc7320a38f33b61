import { useTexts } from '@atrium/i18n';
import { FieldGrid } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { brandOf, digitsOf, groupCardNumber, formatExpiryInput } from '../model/card-number';
import type { CardSecret, CardValues } from '../model/card-values';
import { paymentMessages } from '../messages';
import { CardBrand } from './card-brand';
import { cardFieldIds } from './card-part';
import { CardSafety } from './card-safety';
import type { CardForm } from './use-card-form';
import { useTypedCard, type ToToken } from './use-typed-card';
import { FormattedField } from './formatted-field';

const securityCode = 4;

interface TypedCardFieldsProps {
  readonly form: CardForm;
  readonly toToken: ToToken;
  /** Shown below, with a function that fills in a whole card. */
  readonly children?: (fill: (card: CardValues) => void) => ReactNode;
}

/** Card fields of our own, with autofill, for a gateway without fields in frames. */
export function TypedCardFields({ form, toToken, children }: TypedCardFieldsProps) {
  const text = useTexts(paymentMessages);
  const card = useTypedCard(form, toToken);
  const brand = brandOf(card.values.number);
  const control = (field: CardSecret) => ({
    id: cardFieldIds[field],
    name: cardFieldIds[field],
    autoComplete: cardFieldIds[field],
    error: card.errorOf(field),
    inputMode: 'numeric' as const,
    onBlur: () => card.leave(field),
    onFormat: (formatted: string) => card.change(field, formatted),
    required: true,
    spellCheck: false,
    value: card.values[field],
  });
  return (
    <>
      <FormattedField
        {...control('number')}
        label={text('number')}
        suffix={brand !== undefined && <CardBrand brand={brand} />}
        format={groupCardNumber}
      />
      <FieldGrid>
        <FormattedField
          {...control('expiry')}
          hint={text('expiryHint')}
          label={text('expiry')}
          format={formatExpiryInput}
        />
        <FormattedField
          {...control('cvc')}
          hint={text('cvcHint')}
          label={text('cvc')}
          format={(typed) => digitsOf(typed).slice(0, securityCode)}
        />
      </FieldGrid>
      <CardSafety />
      {children?.(card.fill)}
    </>
  );
}
