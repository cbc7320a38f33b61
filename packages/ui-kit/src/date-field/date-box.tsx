import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../field/field';
import { InputShell } from '../field/input-shell';
import { IconButton } from '../icon-button/icon-button';
import { DatePopover } from './date-popover';
import type { TimeChoice } from './date-popover-props';
import type { DateFieldBaseProps, DateFieldTexts } from './date-field-props';
import { useTypedDate } from './use-typed-date';
import type { WrittenMoment } from './use-typed-date';

interface DateBoxProps extends DateFieldBaseProps {
  texts: DateFieldTexts;
  /** Formats a date and time as the value of the field. */
  write: (moment: WrittenMoment) => string;
  time?: TimeChoice | undefined;
}

/** Input, clear button and calendar of a date field. */
export function DateBox(props: DateBoxProps) {
  const { value, onChange, onBlur, min, max, language, placeholder, today, texts, write, time } = props;
  const { id, name, disabled = false, error, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const date = useTypedDate({ value, onChange, min, max, withTime: time !== undefined, write, texts });

  function clear() {
    date.type(undefined);
    onChange('');
    input.current?.focus();
  }

  return (
    <Field {...field} error={error ?? date.wrong} id={id ?? name}>
      {(control) => (
        <InputShell
          className="a-date"
          end={
            !disabled && (
              <>
                {date.text !== '' && <IconButton icon={X} label={texts.clear} onClick={clear} size="s" />}
                <DatePopover
                  anchor={() => input.current?.parentElement ?? null}
                  language={language}
                  max={max}
                  min={min}
                  moment={date.moment}
                  onChoose={(moment) => {
                    date.type(undefined);
                    onChange(write(moment));
                  }}
                  texts={texts}
                  time={time}
                  today={today}
                />
              </>
            )
          }
        >
          <input
            {...control}
            autoComplete="off"
            className="a-input__control"
            disabled={disabled}
            inputMode="numeric"
            name={name}
            onBlur={() => {
              date.leave();
              onBlur?.();
            }}
            onChange={(event) => date.type(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && flushSync(date.leave)}
            placeholder={placeholder}
            ref={input}
            value={date.text}
          />
        </InputShell>
      )}
    </Field>
  );
}
