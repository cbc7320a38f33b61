import type { SecretState } from '@atrium/api-client/contract';
import { getIn, setIn, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isTyped, useClearedSecrets } from './use-cleared-secrets';

interface SecretFieldsOptions<Values extends FormikValues> {
  readonly formik: FormikProps<Values>;
  /** Changes the form without saving. */
  readonly put: (values: Values) => void;
  /** Paths of the secrets, such as `gls.password`. Cleared once they are stored. */
  readonly places: readonly string[];
  /** Other fields that must be valid before a secret is sent, such as its confirmation. */
  readonly beside: readonly string[];
  /** The stored secrets by path. */
  readonly stored: Readonly<Partial<Record<string, SecretState>>>;
  /** Sends values; secrets that stay in their fields are empty in them. */
  readonly send: (values: Values, isWhole: boolean) => void;
}

export interface SecretFields<Values extends FormikValues> {
  /** The stored secret at a path. */
  readonly secretOf: (place: string) => SecretState;
  /** Whether an entered secret was cleared when the session ended and must be entered again. */
  readonly wasCleared: (place: string) => boolean;
  /** A secret is entered and not stored, or was cleared and its user is not back yet. */
  readonly isUnsaved: boolean;
  /** Sends the whole form with every entered secret. */
  readonly sendWhole: (values: Values) => void;
  /** Sends valid secrets. Typing alone never sends them. */
  readonly sendValid: () => Promise<void>;
}

const neverSet: SecretState = { set: false, updated_at: null };

/** Secrets of a form: sent only on purpose, cleared once they are stored or when the session ends, never shown again. */
export function useSecretFields<Values extends FormikValues>(
  options: SecretFieldsOptions<Values>,
): SecretFields<Values> {
  const { formik, put, places, beside, stored, send } = options;
  const { values } = formik;
  const all = [...places, ...beside];
  const secretOf = (place: string) => stored[place] ?? neverSet;
  const isEntered = (place: string) => isTyped(getIn(values, place));

  const setAt = places.map((place) => secretOf(place).updated_at ?? '').join();
  const seenSetAt = useRef(setAt);
  const sent = useRef<ReadonlyMap<string, unknown>>(new Map());
  /** Clears the stored secrets, except those changed since. */
  const clearSent = useEffectEvent(() => {
    const emptied = [...sent.current]
      .filter(([place, value]) => getIn(values, place) === value)
      .reduce<Values>((cleared, [place]) => setIn(cleared, place, ''), values);
    sent.current = new Map();
    put(emptied);
  });
  useEffect(() => {
    if (seenSetAt.current === setAt) return;
    seenSetAt.current = setAt;
    clearSent();
  }, [setAt]);

  const { wasCleared, isWaiting } = useClearedSecrets({ values, places: all, put });

  /** Sends values with the secrets that are `ready`. The others stay in their fields. */
  function sendReady(typed: Values, isWhole: boolean, ready: (place: string) => boolean) {
    const rest = places.filter((place) => !ready(place));
    sent.current = new Map(all.filter(ready).map((place) => [place, getIn(typed, place)]));
    send(
      rest.reduce<Values>((emptied, place) => setIn(emptied, place, ''), typed),
      isWhole,
    );
  }

  async function sendValid() {
    const errors = await formik.validateForm();
    const isValid = (place: string) => getIn(errors, place) === undefined;
    const isReady = (place: string) => isEntered(place) && isValid(place);
    if (beside.every(isValid) && places.some(isReady)) sendReady(values, false, isReady);
  }

  return {
    secretOf,
    wasCleared,
    isUnsaved: isWaiting || all.some(isEntered),
    sendWhole: (typed) => sendReady(typed, true, (place) => isTyped(getIn(typed, place))),
    sendValid,
  };
}
