import { useId, useState } from 'react';
import { InputShell } from '../field/input-shell';
import { parseTime } from './date-text';

interface TimeInputProps {
  label: string;
  /** `HH:mm` */
  value: string;
  onChange: (time: string) => void;
  disabled: boolean;
}

/** A 24-hour time with its label. Invalid text reverts to the previous time. */
export function TimeInput({ label, value, onChange, disabled }: TimeInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();

  function leave() {
    const time = typed === undefined ? undefined : parseTime(typed);
    setTyped(undefined);
    if (time !== undefined && time !== value) onChange(time);
  }

  return (
    <span className="a-date__time">
      <label className="a-field__label" htmlFor={id}>
        {label}
      </label>
      <InputShell className="a-date__time-box">
        <input
          autoComplete="off"
          className="a-input__control"
          disabled={disabled}
          id={id}
          inputMode="numeric"
          onBlur={leave}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
          value={typed ?? value}
        />
      </InputShell>
    </span>
  );
}
