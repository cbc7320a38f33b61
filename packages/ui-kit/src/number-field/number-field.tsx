import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyboardEvent, ReactNode } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import { readNumber, showNumber } from './number-text';

/** What is wrong with a number, in words. */
export interface NumberFieldTexts {
  /** "Enter a number with at most two decimals." */
  invalid: string;
  /** Below `min`: "At least 0,5 kg." */
  tooSmall?: string | undefined;
  /** Above `max`: "At most 31,5 kg." */
  tooLarge?: string | undefined;
}

export interface NumberFieldProps extends FieldTexts {
  /** A number; empty text for none. Typed text that is no number is the value as it was typed, so the form's schema refuses it. */
  value: number | string;
  onChange: (value: number | string) => void;
  onBlur?: (() => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** What the arrow keys add and take away. Default 1. */
  step?: number | undefined;
  /** Decimal places at most. Default 0: whole numbers. */
  decimals?: number | undefined;
  /** At the right end of the box: "kg". */
  unit?: ReactNode;
  texts: NumberFieldTexts;
  placeholder?: string | undefined;
  /** Default: the `name`. An error summary links to it. */
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A number that is typed: a weight, a port, an amount. A count that is changed by one is a `QuantityField`. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min = -Infinity, max = Infinity, step = 1, decimals = 0, unit, texts } = props;
  const { placeholder, id, name, disabled = false, error, ...field } = props;
  const [typed, setTyped] = useState<string>();
  const shown = typeof value === 'number' ? showNumber(value, decimals) : value;

  function leave() {
    if (typed === undefined) return;
    setTyped(undefined);
    const next = readNumber(typed, decimals) ?? typed.trim();
    if (next !== value) onChange(next);
  }

  function stepBy(event: KeyboardEvent) {
    if (event.key === 'Enter') flushSync(leave);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const from = typed === undefined ? value : readNumber(typed, decimals);
    const next = typeof from === 'number' ? from + direction * step : Math.max(0, min);
    setTyped(undefined);
    onChange(Number(Math.min(max, Math.max(min, next)).toFixed(decimals)));
  }

  function wrong(): string | undefined {
    if (value === '' || typed !== undefined) return undefined;
    if (typeof value !== 'number') return texts.invalid;
    if (value < min) return texts.tooSmall;
    return value > max ? texts.tooLarge : undefined;
  }

  return (
    <Field {...field} error={error ?? wrong()} id={id ?? name}>
      {(control) => (
        <InputShell className="a-number" end={unit}>
          <input
            {...control}
            autoComplete="off"
            className="a-input__control"
            disabled={disabled}
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            name={name}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={stepBy}
            placeholder={placeholder}
            value={typed ?? shown}
          />
        </InputShell>
      )}
    </Field>
  );
}
