import { isStaleError } from '@atrium/api-client';
import type { PriceListVersion } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRef, useState, type SyntheticEvent } from 'react';
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
  /** The version that an attempt replaces. */
  const base = useRef(seen.version);
  const form = useForm<PriceValues>({
    initialValues: toPriceValues(seen),
    schema: priceSchema,
    messages: [priceListMessages],
    reinitialize: true,
    onAttempt: () => dismissNotice.current?.(),
    send: async (values): Promise<void> => {
      const answer = await change({ body: { ...toUnitPrices(values), _version: base.current } });
      load(answer);
      const isSaved = answer.version !== base.current;
      dismissNotice.current = notify({
        tone: isSaved ? 'success' : 'info',
        title: text(isSaved ? 'saved' : 'unchanged'),
      });
    },
  });
  const { dirty, busy } = form;
  if (!dirty && !busy && newest.version > seen.version) setSeen(newest);
  const failure = busy ? null : form.failure;

  function load(version: PriceListVersion): void {
    setSeen(version);
    form.reset(toPriceValues(version));
  }

  function save(version: number): void {
    base.current = version;
    void form.submit();
  }

  return {
    ...form,
    failure,
    isStale: isStaleError(failure) && newest.version > seen.version,
    formProps: {
      ...form.formProps,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        save(seen.version);
      },
    },
    retry: () => save(seen.version),
    /** Overwrites the newer version with the typed values. */
    keep: () => save(newest.version),
    /** Discards the typed values and loads the newer version. */
    load: () => load(newest),
  };
}

export type PriceForm = ReturnType<typeof usePriceForm>;
