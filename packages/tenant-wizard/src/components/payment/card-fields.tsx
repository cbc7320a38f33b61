import { useTexts } from '@atrium/i18n';
import { Banner, FieldGrid, Icon, Stack, TextField } from '@atrium/ui-kit';
import { Lock } from 'lucide-react';
import { brandOf, digitsOf, groupCardNumber, writeExpiry } from '../../model/card-number';
import { paymentMessages } from '../../payment-messages';
import { CardBrand } from './card-brand';
import { TestCards } from './test-cards';
import { cardFieldIds, type CardField, type CardForm } from './use-card-form';
import { WrittenField } from './written-field';

interface CardFieldsProps {
  readonly form: CardForm;
  /** The sandbox plays the payment company: its numbers are offered. */
  readonly isSandbox: boolean;
}

const securityCode = 4;

/** The fields of a card, as browsers and password managers know them. */
export function CardFields({ form, isSandbox }: CardFieldsProps) {
  const text = useTexts(paymentMessages);
  const brand = brandOf(form.values.number);
  const control = (field: CardField) => ({
    id: cardFieldIds[field],
    name: cardFieldIds[field],
    autoComplete: cardFieldIds[field],
    error: form.errorOf(field),
    onBlur: () => form.leave(field),
    required: true,
    spellCheck: false,
    value: form.values[field],
  });
  return (
    <Stack gap={4}>
      {form.failure !== undefined && (
        <Banner role="alert" title={text('cardFailed')} tone="danger">
          {form.failure}
        </Banner>
      )}
      <TextField
        {...control('cardholder_name')}
        label={text('cardholder')}
        onChange={({ target }) => form.change('cardholder_name', target.value)}
      />
      <WrittenField
        {...control('number')}
        inputMode="numeric"
        label={text('number')}
        onWrite={(written) => form.change('number', written)}
        suffix={brand !== undefined && <CardBrand brand={brand} />}
        write={groupCardNumber}
      />
      <FieldGrid>
        <WrittenField
          {...control('expiry')}
          hint={text('expiryHint')}
          inputMode="numeric"
          label={text('expiry')}
          onWrite={(written) => form.change('expiry', written)}
          write={writeExpiry}
        />
        <WrittenField
          {...control('cvc')}
          hint={text('cvcHint')}
          inputMode="numeric"
          label={text('cvc')}
          onWrite={(written) => form.change('cvc', written)}
          write={(typed) => digitsOf(typed).slice(0, securityCode)}
        />
      </FieldGrid>
      <p className="card-safety">
        <Icon icon={Lock} size="s" /> {text('cardSafety')}
      </p>
      {isSandbox && <TestCards onUse={form.fill} />}
    </Stack>
  );
}
