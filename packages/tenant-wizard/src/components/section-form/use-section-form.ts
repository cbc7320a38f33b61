import { isValidationError } from '@atrium/api-client';
import type { SecretState } from '@atrium/api-client/contract';
import { useFieldMessage, type FeatureMessages } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { getIn, setIn, useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import type { AnySchema } from 'yup';
import type { KeptSection, SectionInput } from '../../api/save-section';
import type { SectionField } from '../../model/section-field';
import { useWizard } from '../use-wizard';
import type { SectionForm } from './section-form-context';

export interface SectionSending {
  /** Secrets go along only when their fields are left, and with Next. */
  readonly withSecrets: boolean;
  /** Next was pressed: everything goes along, also what the service may refuse. */
  readonly whole: boolean;
}

interface SectionFormOptions<Name extends KeptSection, Values extends FormikValues> {
  readonly section: Name;
  readonly messages: FeatureMessages;
  readonly fields: readonly SectionField[];
  /** What the form begins with: the section as it is kept, with what was typed since. */
  readonly initialValues: Values;
  readonly schema: AnySchema;
  /** What is sent. */
  readonly toInput: (values: Values, options: SectionSending) => SectionInput<Name>;
  /** Places of the secrets, as `gls.password`; empty again once the service has them. */
  readonly secrets?: readonly string[];
  /** Fields that must agree before a secret is sent, beside the secret itself. */
  readonly besideSecrets?: readonly string[];
  /** Something else was typed that is not with the service. */
  readonly holdsBack?: (values: Values) => boolean;
}

const isTyped = (value: unknown) => typeof value === 'string' && value !== '';

/** The form of a section: checked by its schema, saved while it is typed, its secrets sent when their fields are left. */
export function useSectionForm<Name extends KeptSection, Values extends FormikValues>({
  section,
  messages,
  fields,
  initialValues,
  schema,
  toInput,
  secrets = [],
  besideSecrets = [],
  holdsBack = () => false,
}: SectionFormOptions<Name, Values>): SectionForm<Values> {
  const { tenant, savers, onDone } = useWizard();
  const saver = savers[section];
  const message = useFieldMessage(messages);
  const saveError = useStore(saver.state, ({ error }) => error);
  const form = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values) => {
      saver.change(toInput(values, { withSecrets: true, whole: true }));
      if (await saver.flush()) onDone();
    },
  });
  const { values } = form;

  const seen = useRef(values);
  const saveTyped = useEffectEvent(() => saver.change(toInput(values, { withSecrets: false, whole: false })));
  useEffect(() => {
    if (seen.current === values) return;
    seen.current = values;
    saveTyped();
  }, [values]);

  const states: Partial<Record<string, SecretState>> = { ...tenant.sections[section].secrets };
  const setAt = secrets.map((place) => states[place]?.updated_at ?? '').join();
  const seenSetAt = useRef(setAt);
  const clearSecrets = useEffectEvent(() => {
    const emptied = [...secrets, ...besideSecrets].reduce((all, place) => setIn(all, place, ''), values);
    seen.current = emptied;
    void form.setValues(emptied, false);
  });
  useEffect(() => {
    if (seenSetAt.current === setAt) return;
    seenSetAt.current = setAt;
    clearSecrets();
  }, [setAt]);

  useUnsavedWork([...secrets, ...besideSecrets].some((place) => isTyped(getIn(values, place))) || holdsBack(values));

  async function saveSecrets() {
    const errors: FormikErrors<Values> = await form.validateForm();
    const typed = secrets.some((place) => isTyped(getIn(values, place)));
    const wrong = [...secrets, ...besideSecrets].some((place) => getIn(errors, place) !== undefined);
    if (typed && !wrong) saver.change(toInput(values, { withSecrets: true, whole: false }));
  }

  function errorOf(path: string): string | undefined {
    const { touched, error } = form.getFieldMeta(path);
    if (touched && error !== undefined) return message(error);
    return isValidationError(saveError) ? saveError.text(path) : undefined;
  }

  return { form, messages, fields, errorOf, saveSecrets };
}
