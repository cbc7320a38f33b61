import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldMessage, hasMessage } from '../field/field-message';

export interface RadioCardGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Id of the group, for an error summary. */
  id?: string | undefined;
  /** `RadioCard`s, side by side if there is room. */
  children: ReactNode;
}

/** A choice among a few options that need explanation: plans. */
export function RadioCardGroup({ legend, hint, error, id, children }: RadioCardGroupProps) {
  const ownId = useId();
  const messageId = `${id ?? ownId}-message`;
  return (
    <fieldset
      aria-describedby={hasMessage({ hint, error }) ? messageId : undefined}
      className="a-radio-cards"
      id={id}
      tabIndex={-1}
    >
      <legend className="a-radio-cards__legend">{legend}</legend>
      <div className="a-radio-cards__grid">{children}</div>
      <FieldMessage error={error} hint={hint} id={messageId} />
    </fieldset>
  );
}
