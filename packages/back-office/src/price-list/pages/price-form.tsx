import type { PriceListVersion } from '@atrium/api-client/contract';
import { FormSummary } from '@atrium/forms';
import { formatMoney, useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Card, Stack } from '@atrium/ui-kit';
import { ConflictDialog } from '@atrium/forms/conflict';
import { readPrice } from '../../components/model/typed-price';
import { priceListMessages } from '../messages';
import { discountText } from './discount-text';
import { PriceFields } from './price-fields';
import { PriceProblems } from './price-problems';
import { usePriceForm } from './use-price-form';

interface PriceFormProps {
  newest: PriceListVersion;
}

/** Edits the current prices. */
export function PriceForm({ newest }: PriceFormProps) {
  const text = useTexts(priceListMessages);
  const common = useCommonTexts();
  const form = usePriceForm(newest);
  const labels = {
    licence: text('field.licence'),
    module: text('field.module'),
    asset: text('field.asset'),
    yearly_months: text('field.yearly_months'),
  };
  return (
    <Card title={text('prices')}>
      <form {...form.formProps}>
        <Stack gap={5}>
          <FormSummary form={form} labels={labels} />
          <PriceProblems form={form} />
          <PriceFields form={form} />
          <Stack direction="row">
            <Button busy={form.busy} type="submit" variant="primary">
              {form.busy ? common('saving') : text('save')}
            </Button>
          </Stack>
        </Stack>
      </form>
      <ConflictDialog
        conflict={form.conflict}
        label={(name) => labels[name]}
        show={(name, values) =>
          name === 'yearly_months'
            ? discountText(text, Number(values[name]))
            : formatMoney(readPrice(values[name]) ?? 0, 'EUR')
        }
      />
    </Card>
  );
}
