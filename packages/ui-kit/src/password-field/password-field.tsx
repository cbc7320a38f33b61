import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { InputShell } from '../field/input-shell';
import { splitFieldProps } from '../field/split-field-props';
import { IconButton } from '../icon-button/icon-button';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'prefix' | 'size'>, FieldTexts {
  /** Default: the `name`. */
  id?: string | undefined;
  /** Label of the button while the password is hidden. */
  showLabel: string;
  /** Label of the button while the password is shown. */
  hideLabel: string;
  className?: string | undefined;
  /** Shown below the message: a `PasswordStrength`. */
  children?: ReactNode;
}

/** A password field with a show button. Supports paste and password managers: set `autoComplete`. */
export function PasswordField({ showLabel, hideLabel, children, ...props }: PasswordFieldProps) {
  const { field, control: input } = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
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
