import { isValidationError } from '@atrium/api-client';
import type { SecretState } from '@atrium/api-client/contract';
import { useFieldMessage, useTexts, type FeatureMessages } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { getIn, setIn, useFormik, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import type { AnySchema } from 'yup';
import type { SectionInput } from '../api/save-section';
import type { SavedSection } from '../model/saved-section';
import { sectionFormMessages } from '../messages';
import { phoneRules } from '../model/phone-rules';
import type { SectionField } from '../model/section-field';
import { useWizard } from './use-wizard';
import type { SectionForm } from './section-form-context';
import { isTyped, useClearedSecrets } from './use-cleared-secrets';

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
  /** Initial values: the saved section with unsaved changes. */
  readonly initialValues: Values;
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

/** Pause in typing before validation, in ms: validating on every key press would delay the paint. */
const typingPause = 100;

const neverSet: SecretState = { set: false, updated_at: null };

/** The form of a section: validated by its schema, saved while the user types, secrets sent on blur. */
export function useSectionForm<Name extends SavedSection, Values extends FormikValues>({
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
  const text = useTexts(sectionFormMessages);
  const saveError = useStore(saver.state, ({ error }) => error);
  const form = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    onSubmit: async (submitted) => {
      sendSecrets(submitted, true, (place) => isTyped(getIn(submitted, place)));
      if (await saver.flush()) onDone(section);
    },
  });
  const { values } = form;

  const seen = useRef(values);
  const saveTyped = useEffectEvent(() => saver.change(toInput(values, { withSecrets: false, whole: false })));
  const judge = useEffectEvent(() => void form.validateForm());
  useEffect(() => {
    if (seen.current === values) return undefined;
    seen.current = values;
    saveTyped();
    const timer = setTimeout(judge, typingPause);
    return () => clearTimeout(timer);
  }, [values]);
  /** A result from before the phone rules loaded may arrive after a later one. */
  useEffect(() => phoneRules.subscribe(() => setTimeout(judge)), []);

  /** Changes the form without saving. */
  function put(shown: Values) {
    seen.current = shown;
    void form.setValues(shown, false);
  }

  const states: Partial<Record<string, SecretState>> = { ...tenant.sections[section].secrets };
  const secretOf = (place: string) => states[place] ?? neverSet;
  const setAt = secrets.map((place) => secretOf(place).updated_at ?? '').join();
  const seenSetAt = useRef(setAt);
  const sent = useRef<ReadonlyMap<string, unknown>>(new Map());
  /** Clears the stored secrets; keeps what was entered since. */
  const clearSent = useEffectEvent(() => {
    const emptied = [...sent.current]
      .filter(([place, value]) => getIn(values, place) === value)
      .reduce((all, [place]) => setIn(all, place, ''), values);
    sent.current = new Map();
    put(emptied);
  });
  useEffect(() => {
    if (seenSetAt.current === setAt) return;
    seenSetAt.current = setAt;
    clearSent();
  }, [setAt]);

  const secretFields = [...secrets, ...besideSecrets];
  const { wasCleared, isWaiting } = useClearedSecrets({ values, places: secretFields, put });
  useUnsavedWork(isWaiting || secretFields.some((place) => isTyped(getIn(values, place))) || holdsBack(values));

  /** Sends changes with the secrets that `isRight`. The others stay in their fields. */
  function sendSecrets(typed: Values, whole: boolean, isRight: (place: string) => boolean) {
    const waiting = secrets.filter((place) => !isRight(place));
    const taken = waiting.reduce((all, place) => setIn(all, place, ''), typed);
    sent.current = new Map(secretFields.filter(isRight).map((place) => [place, getIn(typed, place)]));
    saver.change(toInput(taken, { withSecrets: true, whole }));
  }

  async function saveSecrets() {
    const errors: FormikErrors<Values> = await form.validateForm();
    const isRight = (place: string) => isTyped(getIn(values, place)) && getIn(errors, place) === undefined;
    const agrees = besideSecrets.every((place) => getIn(errors, place) === undefined);
    if (agrees && secrets.some(isRight)) sendSecrets(values, false, isRight);
  }

  async function removeSecret(place: string) {
    const input = toInput(values, { withSecrets: false, whole: false });
    saver.change(setIn(input, `${place}_remove`, true));
    await saver.flush();
  }

  function errorOf(path: string): string | undefined {
    const { touched, error } = form.getFieldMeta(path);
    if (touched && error !== undefined) return wasCleared(path) ? text('secret.reEnter') : message(error);
    return isValidationError(saveError) ? saveError.text(path) : undefined;
  }

  const wrongFields = fields.filter(({ path }) => errorOf(path) !== undefined).length;
  useEffect(() => saver.noteWrongFields(wrongFields), [saver, wrongFields]);
  useEffect(() => () => saver.noteWrongFields(0), [saver]);

  return { form, messages, fields, errorOf, saveSecrets, secretOf, wasCleared, removeSecret };
}
