import type { PriceListVersion } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRef, useState } from 'react';
import { useMergedSave } from '@atrium/forms/conflict';
import { useChangePriceList } from '../api/price-list';
import { toPriceValues, toUnitPrices, type PriceValues } from '../model/price-values';
import { priceListMessages } from '../messages';
import { priceSchema } from '../model/price.schema';

/** The form of the price list; `newest` is the latest version in the service, possibly newer than the edited one. */
export function usePriceForm(newest: PriceListVersion) {
  const [seen, setSeen] = useState(newest);
  const text = useTexts(priceListMessages);
  const notify = useNotify();
  const dismissNotice = useRef<() => void>(undefined);
  const { mutateAsync: change } = useChangePriceList();
  const { conflict, save } = useMergedSave(seen, toPriceValues);
  const form = useForm<PriceValues>({
    initialValues: toPriceValues(seen),
    schema: priceSchema,
    messages: [priceListMessages],
    reinitialize: true,
    onAttempt: () => dismissNotice.current?.(),
    send: (values): Promise<void> =>
      save(toPriceValues(toUnitPrices(values)), async (merged, base = seen) => {
        if (base !== seen) await form.formik.setValues(merged);
        const answer = await change({ body: { ...toUnitPrices(merged), _version: base.version } });
        load(answer);
        const isSaved = answer.version !== base.version;
        dismissNotice.current = notify({
          tone: isSaved ? 'success' : 'info',
          title: text(isSaved ? 'saved' : 'unchanged'),
        });
      }),
  });
  const { dirty, busy } = form;
  if (!dirty && !busy && newest.version > seen.version) setSeen(newest);
  const failure = busy ? null : form.failure;

  function load(version: PriceListVersion): void {
    setSeen(version);
    form.reset(toPriceValues(version));
  }

  return { ...form, conflict, failure };
}

export type PriceForm = ReturnType<typeof usePriceForm>;
