import { ConflictDialog, useMergedSave } from '@atrium/forms/conflict';
import type { FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flattenValues, unflattenValues, type FlatValues } from '../model/flat-values';
import { findSectionField } from '../model/section-field';
import { useSectionFields, type StaleSave } from './section-form-context';
import { useFieldName } from './use-field-name';
import { useShownValue } from './use-shown-value';

/** Merges a stale save with the newer section and sends it again. Asks about the fields that both users changed. */
export function MergeStaleSave({ stale }: { stale: StaleSave<FormikValues> }) {
  const { error, base } = stale;
  const { form, fields, messages } = useSectionFields();
  const show = useShownValue(messages);
  const nameOf = useFieldName();
  const isStarted = useRef(false);
  const { conflict, save } = useMergedSave(base, (section) => flattenValues(stale.toValues(section)));

  const merge = useEffectEvent(async () => {
    try {
      await save(flattenValues(form.values), async (values, section = base) => {
        if (section === base) throw error;
        await stale.resend(section, unflattenValues(form.values, values));
      });
    } catch {
      stale.cancel();
    }
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void merge();
  }, []);

  const fieldOf = (path: string) => findSectionField(fields, '', path);
  return (
    <ConflictDialog
      conflict={conflict}
      label={(path) => {
        const field = fieldOf(path);
        return field === undefined ? path : nameOf(messages, field);
      }}
      show={(path, values: FlatValues) => show(path, values[path], fieldOf(path))}
    />
  );
}
