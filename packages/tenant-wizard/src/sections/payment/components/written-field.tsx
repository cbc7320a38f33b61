import { TextField, type TextFieldProps } from '@atrium/ui-kit';
import { useLayoutEffect, useReducer, useRef, type ChangeEvent } from 'react';
import { caretAfterWriting } from '../model/card-number';

interface WrittenFieldProps extends Omit<TextFieldProps, 'onChange' | 'value' | 'ref'> {
  readonly value: string;
  /** How what was typed is written. */
  readonly write: (typed: string) => string;
  readonly onWrite: (written: string) => void;
}

/** A field of digits that are put into groups while they are typed; the caret stays where it is among them. */
export function WrittenField({ value, write, onWrite, ...field }: WrittenFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);

  useLayoutEffect(() => {
    if (caret.current !== undefined && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function change({ target: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>) {
    const written = write(typed);
    caret.current = caretAfterWriting(typed, selectionStart ?? typed.length, written);
    onWrite(written);
    drawAgain();
  }

  return <TextField {...field} onChange={change} ref={input} value={value} />;
}
