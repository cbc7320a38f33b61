import { isStaleError, isValidationError } from '@atrium/api-client';
import type { PriceListVersion } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify, useUnsavedWork } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useChangePriceList } from '../../api/price-list';
import { toPriceValues, toUnitPrices, type PriceValues } from '../../model/price-values';
import { priceListMessages } from '../../price-list-messages';
import { priceSchema } from './price.schema';

type FieldProblems = Readonly<Partial<Record<string, string>>>;

const noProblems: FieldProblems = {};
const allTouched = { licence: true, module: true, asset: true, yearly_months: true };

/** The form of the price list over the version it was filled from; `newest` is the one the service tells of. */
export function usePriceForm(newest: PriceListVersion) {
  const [seen, setSeen] = useState(newest);
  const [found, setFound] = useState({ attempt: 0, problems: noProblems });
  const [refused, setRefused] = useState<{ readonly values: PriceValues; readonly problems: FieldProblems }>();
  const [failure, setFailure] = useState<unknown>(null);
  const text = useTexts(priceListMessages);
  const notify = useNotify();
  const takeBack = useRef<() => void>(undefined);
  const { mutateAsync: change, isPending: busy } = useChangePriceList();
  const formik = useFormik<PriceValues>({
    initialValues: toPriceValues(seen),
    validationSchema: priceSchema,
    enableReinitialize: true,
    onSubmit: () => undefined,
  });
  const { values, dirty, resetForm } = formik;
  useUnsavedWork(dirty);
  if (!dirty && !busy && newest.version > seen.version) setSeen(newest);

  function take(version: PriceListVersion): void {
    setSeen(version);
    setFailure(null);
    setRefused(undefined);
    resetForm({ values: toPriceValues(version) });
  }

  function tell(problems: FieldProblems): void {
    setFound(({ attempt }) => ({ attempt: attempt + 1, problems }));
  }

  async function send(version: number): Promise<void> {
    try {
      const answer = await change({ body: { ...toUnitPrices(values), _version: version } });
      take(answer);
      const isSaved = answer.version !== version;
      takeBack.current = notify({
        tone: isSaved ? 'success' : 'info',
        title: text(isSaved ? 'saved' : 'unchanged'),
      });
    } catch (error) {
      if (!isValidationError(error)) return setFailure(error);
      const problems = Object.fromEntries(
        Object.entries(error.fields).map(([name, messages]) => [name, messages.join(' ')]),
      );
      setRefused({ values, problems });
      tell(problems);
    }
  }

  async function save(version: number): Promise<void> {
    if (busy) return;
    takeBack.current?.();
    setFailure(null);
    setRefused(undefined);
    await formik.setTouched(allTouched, false);
    const problems = await formik.validateForm();
    tell(problems);
    if (Object.keys(problems).length === 0) await send(version);
  }

  /** What the service said of a field that has not changed since. */
  function saidOf(name: keyof PriceValues): string | undefined {
    return refused?.values[name] === values[name] ? refused?.problems[name] : undefined;
  }

  /** What the last attempt found of a field, for as long as it is so. */
  function foundOf(name: keyof PriceValues): string | undefined {
    return (saidOf(name) ?? formik.errors[name]) === undefined ? undefined : found.problems[name];
  }

  function problemOf(name: keyof PriceValues): string | undefined {
    const { error, touched } = formik.getFieldMeta(name);
    return saidOf(name) ?? (touched ? error : undefined);
  }

  return {
    values,
    busy,
    failure,
    attempt: found.attempt,
    foundOf,
    isStale: isStaleError(failure) && newest.version > seen.version,
    problemOf,
    control: (name: keyof PriceValues) => ({
      name,
      value: values[name],
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
    }),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void save(seen.version);
    },
    retry: () => void save(seen.version),
    /** Saves what was typed over the newer version. */
    keep: () => void save(newest.version),
    /** Goes on from the newer version. */
    load: () => take(newest),
  };
}

export type PriceForm = ReturnType<typeof usePriceForm>;
