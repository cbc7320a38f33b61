import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldMessage, hasMessage } from '../field/field-message';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** May contain links. Pressing a link does not tick the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Default: the `name`. */
  id?: string | undefined;
  className?: string | undefined;
}

/** A yes/no value that a form submits. For an immediate effect, use a `Switch`. */
export function Checkbox({ label, hint, error, id, className, required, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? input.name ?? ownId;
  const messageId = `${inputId}-message`;
  const described = classNames(input['aria-describedby'], hasMessage({ hint, error }) && messageId) || undefined;
  return (
    <div className={classNames('a-checkbox', className)}>
      <label className="a-checkbox__line" htmlFor={inputId}>
        <input
          {...input}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          aria-required={required === true ? true : undefined}
          className="a-checkbox__box"
          id={inputId}
          type="checkbox"
        />
        <span className="a-checkbox__label">{label}</span>
      </label>
      <FieldMessage error={error} hint={hint} id={messageId} />
    </div>
  );
}
