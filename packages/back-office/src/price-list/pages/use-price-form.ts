import { isStaleError, isValidationError } from '@atrium/api-client';
import type { PriceListVersion } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify, useUnsavedWork } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useChangePriceList } from '../api/price-list';
import { toPriceValues, toUnitPrices, type PriceValues } from '../model/price-values';
import { priceListMessages } from '../messages';
import { priceSchema } from '../model/price.schema';

type FieldProblems = Readonly<Partial<Record<string, string>>>;

const noProblems: FieldProblems = {};
const allTouched = { licence: true, module: true, asset: true, yearly_months: true };

/** The form of the price list; `newest` is the service's latest version, which may be newer than the one being edited. */
export function usePriceForm(newest: PriceListVersion) {
  const [seen, setSeen] = useState(newest);
  const [found, setFound] = useState({ attempt: 0, problems: noProblems });
  const [refused, setRefused] = useState<{ readonly values: PriceValues; readonly problems: FieldProblems }>();
  const [failure, setFailure] = useState<unknown>(null);
  const text = useTexts(priceListMessages);
  const notify = useNotify();
  const dismissNotice = useRef<() => void>(undefined);
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

  function load(version: PriceListVersion): void {
    setSeen(version);
    setFailure(null);
    setRefused(undefined);
    resetForm({ values: toPriceValues(version) });
  }

  function report(problems: FieldProblems): void {
    setFound(({ attempt }) => ({ attempt: attempt + 1, problems }));
  }

  async function send(version: number): Promise<void> {
    try {
      const answer = await change({ body: { ...toUnitPrices(values), _version: version } });
      load(answer);
      const isSaved = answer.version !== version;
      dismissNotice.current = notify({
        tone: isSaved ? 'success' : 'info',
        title: text(isSaved ? 'saved' : 'unchanged'),
      });
    } catch (error) {
      if (!isValidationError(error)) return setFailure(error);
      const problems = Object.fromEntries(
        Object.entries(error.fields).map(([name, messages]) => [name, messages.join(' ')]),
      );
      setRefused({ values, problems });
      report(problems);
    }
  }

  async function save(version: number): Promise<void> {
    if (busy) return;
    dismissNotice.current?.();
    setFailure(null);
    setRefused(undefined);
    await formik.setTouched(allTouched, false);
    const problems = await formik.validateForm();
    report(problems);
    if (Object.keys(problems).length === 0) await send(version);
  }

  /** The service's error for a field that has not changed since. */
  function serverErrorOf(name: keyof PriceValues): string | undefined {
    return refused?.values[name] === values[name] ? refused?.problems[name] : undefined;
  }

  /** The last attempt's error for a field, while it still applies. */
  function foundOf(name: keyof PriceValues): string | undefined {
    return (serverErrorOf(name) ?? formik.errors[name]) === undefined ? undefined : found.problems[name];
  }

  function problemOf(name: keyof PriceValues): string | undefined {
    const { error, touched } = formik.getFieldMeta(name);
    return serverErrorOf(name) ?? (touched ? error : undefined);
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
    /** Overwrites the newer version with the typed values. */
    keep: () => void save(newest.version),
    /** Discards the typed values and loads the newer version. */
    load: () => load(newest),
  };
}

export type PriceForm = ReturnType<typeof usePriceForm>;
