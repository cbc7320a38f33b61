import { useTexts } from '@atrium/i18n';
import { FieldGrid } from '@atrium/ui-kit';
import { brandOf, digitsOf, groupCardNumber, formatExpiryInput } from '../model/card-number';
import type { CardSecret } from '../model/card-values';
import { paymentMessages } from '../messages';
import { CardBrand } from './card-brand';
import { cardFieldIds } from './card-part';
import { CardSafety } from './card-safety';
import { TestCards } from './test-cards';
import type { CardForm } from './use-card-form';
import { useSandboxCard } from './use-sandbox-card';
import { FormattedField } from './formatted-field';

const securityCode = 4;

/** The sandbox's card fields, with autofill, and its test numbers. */
export function SandboxCard({ form }: { readonly form: CardForm }) {
  const text = useTexts(paymentMessages);
  const card = useSandboxCard(form);
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
      <TestCards onUse={card.fill} />
    </>
  );
}
