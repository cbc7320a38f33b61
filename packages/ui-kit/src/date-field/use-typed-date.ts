import { useState } from 'react';
import { parseTyped, parseValue, formatValue } from './date-text';
import type { DateFieldBaseProps, DateFieldTexts } from './date-field-props';

export interface WrittenMoment {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm` */
  time: string;
}

interface TypedDate extends Pick<DateFieldBaseProps, 'value' | 'onChange' | 'min' | 'max'> {
  withTime: boolean;
  write: (moment: WrittenMoment) => string;
  texts: DateFieldTexts;
}

/** The text of a date field (what is being typed, else the formatted value) and its error. */
export function useTypedDate({ value, onChange, min, max, withTime, write, texts }: TypedDate) {
  const [typed, setTyped] = useState<string>();
  const moment = parseValue(value);

  function leave() {
    if (typed === undefined) return;
    setTyped(undefined);
    const read = parseTyped(typed);
    const next = read ? write(read) : typed.trim();
    if (next !== value) onChange(next);
  }

  function wrong(): string | undefined {
    if (value === '' || typed !== undefined) return undefined;
    if (moment === undefined) return texts.invalid;
    if (min !== undefined && moment.day < min) return texts.tooEarly;
    return max !== undefined && moment.day > max ? texts.tooLate : undefined;
  }

  return { moment, text: typed ?? formatValue(value, withTime), type: setTyped, leave, wrong: wrong() };
}
