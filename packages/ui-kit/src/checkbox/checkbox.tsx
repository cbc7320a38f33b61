import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldMessage, hasMessage } from '../field/field-message';
import { mergeRefs } from '../merge-refs';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** May contain links. Pressing a link does not tick the box. */
  label: ReactNode;
  /** Hides the label from sight, where row and column name the box. */
  labelHidden?: boolean | undefined;
  /** Neither ticked nor unticked: some of what the box stands for is. */
  indeterminate?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Default: the `name`. */
  id?: string | undefined;
  className?: string | undefined;
}

/** A yes/no value that a form submits. For an immediate effect, use a `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    labelHidden = false,
    indeterminate = false,
    hint,
    error,
    id,
    className,
    required,
    ref,
    ...input
  } = props;
  const box = useRef<HTMLInputElement>(null);
  const merged = useMemo(() => mergeRefs(box, ref), [ref]);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
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
          ref={merged}
          type="checkbox"
        />
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className="a-checkbox__label">{label}</span>}
      </label>
      <FieldMessage error={error} hint={hint} id={messageId} />
    </div>
  );
}
