import { isWorkPaused, useWorkPaused, watchWorkPause } from '@atrium/ui-kit';
import { getIn, setIn, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';

interface ClearedSecretsOptions<Values extends FormikValues> {
  readonly values: Values;
  /** Paths of the secrets, such as `gls.password`. */
  readonly places: readonly string[];
  readonly put: (values: Values) => void;
}

interface ClearedSecrets {
  /** Whether the value at a path was cleared and must be entered again. */
  readonly wasCleared: (place: string) => boolean;
  /** The form lost data when the session ended and must stay until its user is back. */
  readonly isWaiting: boolean;
}

export const isTyped = (value: unknown) => typeof value === 'string' && value !== '';

/** Clears the entered secrets of a form when its session ends: the next user must not see or send them. */
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
