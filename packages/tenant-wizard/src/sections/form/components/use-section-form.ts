import type { SecretState, Tenant } from '@atrium/api-client/contract';
import { useAutosave, useForm, useSecretFields } from '@atrium/forms';
import { useTexts, type FeatureMessages } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { setIn, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnySchema } from 'yup';
import { useStore } from 'zustand';
import type { SectionInput } from '../api/save-section';
import type { SavedSection } from '../model/saved-section';
import { sectionFormMessages } from '../messages';
import { phoneRules } from '../model/phone-rules';
import type { SectionField } from '../model/section-field';
import { useWizard } from './use-wizard';
import type { SectionForm } from './section-form-context';

export interface SectionSending {
  /** Includes secrets only when their fields lose focus, and with Next. */
  readonly withSecrets: boolean;
  /** Next was pressed: includes everything, even what the service may reject. */
  readonly whole: boolean;
}

interface SectionFormOptions<Name extends SavedSection, Values extends FormikValues> {
  readonly section: Name;
  readonly messages: FeatureMessages;
  readonly fields: readonly SectionField[];
  /** The values of the form from the data of the section. */
  readonly toValues: (data: Tenant['sections'][Name]['data']) => Values;
  readonly schema: AnySchema;
  /** The request body. */
  readonly toInput: (values: Values, options: SectionSending) => SectionInput<Name>;
  /** Paths of the secrets, such as `gls.password`. Cleared once they are stored. */
  readonly secrets?: readonly string[];
  /** Other fields that must be valid before a secret is sent. */
  readonly besideSecrets?: readonly string[];
  /** Other unsaved data. */
  readonly holdsBack?: (values: Values) => boolean;
}

const typedOnly: SectionSending = { withSecrets: false, whole: false };

/** The form of a section: validated by its schema, saved while the user types, secrets sent on blur. */
export function useSectionForm<Name extends SavedSection, Values extends FormikValues>({
  section,
  messages,
  fields,
  toValues,
  schema,
  toInput,
  secrets = [],
  besideSecrets = [],
  holdsBack = () => false,
}: SectionFormOptions<Name, Values>): SectionForm<Values> {
  const { tenant, savers, onDone } = useWizard();
  const saver = savers[section];
  const text = useTexts(sectionFormMessages);
  /** Next was pressed, and its save is not done yet. */
  const isLeaving = useRef(false);
  const form = useForm<Values>({
    initialValues: toValues({ ...tenant.sections[section].data, ...saver.unsaved() }),
    schema,
    messages: [messages],
    validateOnChange: false,
    unsavedWork: false,
    send: async (values): Promise<void> => {
      secretFields.sendWhole(values);
      isLeaving.current = true;
      await finish();
    },
  });
  const isStale = useStore(saver.state, ({ status }) => status === 'stale');
  const stored: Partial<Record<string, SecretState>> = { ...tenant.sections[section].secrets };
  const { formik, attempt, busy, formProps } = form;
  const saved = useAutosave({ formik, saver, toBody: (values) => toInput(values, typedOnly) });
  const secretFields = useSecretFields({
    formik,
    put: saved.put,
    places: secrets,
    beside: besideSecrets,
    stored,
    send: (values, isWhole) => saver.change(toInput(values, { withSecrets: true, whole: isWhole })),
  });
  const { secretOf, wasCleared } = secretFields;
  useUnsavedWork(secretFields.isUnsaved || holdsBack(form.values));

  const validateAgain = useEffectEvent(() => void formik.validateForm());
  /** Phone numbers are valid or not only once the phone rules are loaded. */
  useEffect(() => phoneRules.subscribe(() => setTimeout(validateAgain)), []);

  async function finish(): Promise<void> {
    if ((await saver.flush()) && isLeaving.current) onDone(section);
  }

  async function removeSecret(place: string) {
    saver.change(setIn(toInput(form.values, typedOnly), `${place}_remove`, true));
    await saver.flush();
  }

  function errorOf(path: string): string | undefined {
    const error = form.errorOf(path);
    if (error === undefined) return saved.errorOf(path);
    return wasCleared(path) ? text('secret.reEnter') : error;
  }

  const wrongFields = fields.filter(({ path }) => errorOf(path) !== undefined).length;
  useEffect(() => saver.noteWrongFields(wrongFields), [saver, wrongFields]);
  useEffect(() => () => saver.noteWrongFields(0), [saver]);

  return {
    form: formik,
    formProps,
    attempt,
    busy,
    messages,
    fields,
    errorOf,
    saveSecrets: secretFields.sendValid,
    secretOf,
    wasCleared,
    removeSecret,
    stale: isStale
      ? {
          error: saver.state.getState().error,
          base: saver.base(),
          toValues: (one: Tenant['sections'][Name]) => toValues(one.data),
          resend: async (newer: Tenant['sections'][Name], values) => {
            saver.adopt(newer);
            saved.put(values);
            saver.change(toInput(values, { withSecrets: false, whole: isLeaving.current }));
            await finish();
          },
          cancel: () => {
            isLeaving.current = false;
          },
        }
      : undefined,
  };
}
