import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldMessage } from '../field/field-message';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Default: the `name`. */
  id?: string | undefined;
  /** `row`: the label and its hint at the left, the switch at the right end. */
  layout?: 'row' | undefined;
  className?: string | undefined;
}

/** An immediate on/off setting: a courier, fiscalization. For a value that a form submits, use a `Checkbox`. */
export function Switch({ label, hint, id, layout, className, ...input }: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? input.name ?? ownId;
  const described = classNames(input['aria-describedby'], Boolean(hint) && `${inputId}-message`) || undefined;
  return (
    <div className={classNames('a-switch', layout && 'a-switch--row', className)}>
      <label className="a-switch__line" htmlFor={inputId}>
        <input
          {...input}
          aria-describedby={described}
          className="a-switch__control"
          id={inputId}
          role="switch"
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      <FieldMessage hint={hint} id={`${inputId}-message`} />
    </div>
  );
}
