import { TextField, type TextFieldProps } from '@atrium/ui-kit';
import { useLayoutEffect, useReducer, useRef, type ChangeEvent } from 'react';
import { caretAfterFormatting } from '../model/card-number';

interface FormattedFieldProps extends Omit<TextFieldProps, 'onChange' | 'value' | 'ref'> {
  readonly value: string;
  readonly format: (typed: string) => string;
  readonly onFormat: (formatted: string) => void;
}

/** Groups digits while they are typed, and keeps the caret in its place among them. */
export function FormattedField({ value, format, onFormat, ...field }: FormattedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    if (caret.current !== undefined && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function change({ target: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>) {
    const formatted = format(typed);
    caret.current = caretAfterFormatting(typed, selectionStart ?? typed.length, formatted);
    onFormat(formatted);
    drawAgain();
  }

  return <TextField {...field} onChange={change} ref={input} value={value} />;
}
