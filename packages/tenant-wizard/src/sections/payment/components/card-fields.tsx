import type { GatewayName } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Stack, TextField } from '@atrium/ui-kit';
import { paymentMessages } from '../messages';
import { cardFieldIds } from './card-part';
import { GatewayFields } from './gateway-fields';
import type { CardForm } from './use-card-form';

interface CardFieldsProps {
  readonly form: CardForm;
  readonly gateway: GatewayName;
}

/** Fields of a card: the cardholder's name, and those of the gateway. */
export function CardFields({ form, gateway }: CardFieldsProps) {
  const text = useTexts(paymentMessages);
  const { cardholder, failure, place } = form;
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
      <div ref={place} tabIndex={-1}>
        <Stack gap={4}>
          <GatewayFields form={form} gateway={gateway} />
        </Stack>
      </div>
    </Stack>
  );
}
