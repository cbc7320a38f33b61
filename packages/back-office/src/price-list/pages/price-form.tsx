import type { PriceListVersion } from '@atrium/api-client/contract';
import { useCommonTexts, useFieldMessage, useTexts } from '@atrium/i18n';
import { Button, Card, ErrorSummary, Stack } from '@atrium/ui-kit';
import { priceListMessages } from '../messages';
import { PriceFields } from './price-fields';
import { PriceProblems } from './price-problems';
import { usePriceForm } from './use-price-form';

interface PriceFormProps {
  newest: PriceListVersion;
}

const fields = ['licence', 'module', 'asset', 'yearly_months'] as const;

/** Edits the current prices. */
export function PriceForm({ newest }: PriceFormProps) {
  const text = useTexts(priceListMessages);
  const common = useCommonTexts();
  const messageOf = useFieldMessage(priceListMessages);
  const form = usePriceForm(newest);
  const errors = fields.flatMap((name) => {
    const message = messageOf(form.foundOf(name));
    return message === undefined ? [] : [{ fieldId: name, message: `${text(`field.${name}`)}: ${message}` }];
  });
  return (
    <Card title={text('prices')}>
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack gap={5}>
          <ErrorSummary attempt={form.attempt} errors={errors} title={common('failure.invalid')} />
          <PriceProblems form={form} />
          <PriceFields form={form} />
          <Stack direction="row">
            {/* Keeps focus in the field: its error message would move the button before the click lands. */}
            <Button busy={form.busy} onMouseDown={(event) => event.preventDefault()} type="submit" variant="primary">
              {form.busy ? common('saving') : text('save')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
