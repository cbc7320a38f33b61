import { isWorkPaused, useWorkPaused, watchWorkPause } from '@atrium/ui-kit';
import { getIn, setIn, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';

interface ClearedSecretsOptions<Values extends FormikValues> {
  readonly values: Values;
  /** Places of what is not to stay on the screen, as `gls.password`. */
  readonly places: readonly string[];
  readonly put: (values: Values) => void;
}

interface ClearedSecrets {
  /** Whether what was typed at a place was emptied, and is to be typed again. */
  readonly wasCleared: (place: string) => boolean;
  /** The form has lost something to the session's end, and must stay until its owner is back. */
  readonly isWaiting: boolean;
}

export const isTyped = (value: unknown) => typeof value === 'string' && value !== '';

/** Empties the typed secrets of a form as soon as its session is over: the next user must not see or send them. */
export function useClearedSecrets<Values extends FormikValues>({
  values,
  places,
  put,
}: ClearedSecretsOptions<Values>): ClearedSecrets {
  const isPaused = useWorkPaused();
  const [forgotten, setForgotten] = useState<readonly string[]>([]);

  const forget = useEffectEvent(() => {
    const typed = places.filter((place) => isTyped(getIn(values, place)));
    setForgotten(typed);
    if (typed.length > 0) put(typed.reduce<Values>((all, place) => setIn(all, place, ''), values));
  });
  useEffect(() => watchWorkPause(() => isWorkPaused() && forget()), []);

  return {
    wasCleared: (place) => forgotten.includes(place) && !isTyped(getIn(values, place)),
    isWaiting: isPaused && forgotten.length > 0,
  };
}
