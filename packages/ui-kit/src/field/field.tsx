import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldMessage, hasMessage } from './field-message';
import type { FieldControl, FieldTexts } from './field-texts';
import { labelIdOf } from './label-id';

export interface FieldProps extends FieldTexts {
  /** Id of the control; an error summary links to it. */
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** Further description of the control, before the message. */
  describedBy?: string | undefined;
  /** By default, the label belongs to the control; `group` is for two controls under one label. */
  group?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control and message with their ARIA links. The text fields use it; use it for custom controls. */
export function Field(props: FieldProps) {
  const { label, hint, error, success, optionalText, labelEnd, required, className, describedBy, group, children } =
    props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const messageId = `${id}-message`;
  const labelId = labelIdOf(id);
  const message = hasMessage({ hint, error, success }) && messageId;
  return (
    <div
      aria-labelledby={group === true ? labelId : undefined}
      className={classNames('a-field', className)}
      role={group === true ? 'group' : undefined}
    >
      <div className="a-field__head">
        <label className="a-field__label" htmlFor={id} id={labelId}>
          {label}
          {optionalText !== undefined && <span className="a-field__optional"> {optionalText}</span>}
        </label>
        {labelEnd && <span className="a-field__label-end">{labelEnd}</span>}
      </div>
      {children({
        id,
        'aria-describedby': classNames(describedBy, message) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required === true ? true : undefined,
      })}
      <FieldMessage error={error} hint={hint} id={messageId} success={success} />
    </div>
  );
}
