import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import { IconButton } from '../icon-button/icon-button';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'prefix' | 'size'>, FieldTexts {
  /** Default: the `name`. */
  id?: string | undefined;
  /** Name of the button while the password is hidden. */
  showLabel: string;
  /** Name of the button while the password is shown. */
  hideLabel: string;
  className?: string | undefined;
  /** Below the message; the place of a `PasswordStrength`. */
  children?: ReactNode;
}

/** A password that can be shown. Paste and password managers work: give `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, success, optionalText, labelEnd, id, required, className, children, ...rest } = props;
  const { showLabel, hideLabel, ...input } = rest;
  const [shown, setShown] = useState(false);
  return (
    <Field
      className={className}
      describedBy={input['aria-describedby']}
      error={error}
      hint={hint}
      id={id ?? input.name}
      label={label}
      labelEnd={labelEnd}
      optionalText={optionalText}
      required={required}
      success={success}
    >
      {(control) => (
        <>
          <InputShell
            end={
              <IconButton
                icon={shown ? EyeOff : Eye}
                label={shown ? hideLabel : showLabel}
                onClick={() => setShown(!shown)}
                size="s"
              />
            }
          >
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...control}
              className="a-input__control a-password__control"
              type={shown ? 'text' : 'password'}
            />
          </InputShell>
          {children}
        </>
      )}
    </Field>
  );
}
