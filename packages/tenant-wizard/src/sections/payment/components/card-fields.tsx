import type { PaymentMethods } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Stack, TextField } from '@atrium/ui-kit';
import { paymentMessages } from '../messages';
import { cardFieldIds } from './card-part';
import { SandboxCard } from './sandbox-card';
import { StripeCard } from './stripe/stripe-card';
import type { CardForm } from './use-card-form';

export type CardGateway = NonNullable<PaymentMethods['card_gateway']>;

/** Each shows its own fields and registers itself as the form's `part`. */
const parts = { sandbox: SandboxCard, stripe: StripeCard } as const satisfies Record<CardGateway, unknown>;

interface CardFieldsProps {
  readonly form: CardForm;
  readonly gateway: CardGateway;
}

/** Fields of a card: the cardholder's name, and those of the gateway. */
export function CardFields({ form, gateway }: CardFieldsProps) {
  const text = useTexts(paymentMessages);
  const { cardholder, failure } = form;
  const Part = parts[gateway];
  return (
    <Stack gap={4}>
      {failure !== undefined && (
        <Banner role="alert" title={text('cardFailed')} tone="danger">
          {failure}
        </Banner>
      )}
      <TextField
        autoComplete={cardFieldIds.cardholder_name}
        error={cardholder.error}
        id={cardFieldIds.cardholder_name}
        label={text('cardholder')}
        name={cardFieldIds.cardholder_name}
        onBlur={cardholder.leave}
        onChange={({ target }) => cardholder.change(target.value)}
        required
        spellCheck={false}
        value={cardholder.value}
      />
      <Part form={form} />
    </Stack>
  );
}
