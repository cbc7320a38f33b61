import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusInView } from '../hooks/use-focus-in-view';
import { Icon } from '../icon/icon';
import type { FieldTexts } from './field-texts';

export function hasMessage({ hint, error, success }: Pick<FieldTexts, 'hint' | 'error' | 'success'>): boolean {
  return Boolean(error) || Boolean(success) || Boolean(hint);
}

interface FieldMessageProps extends Pick<FieldTexts, 'hint' | 'error' | 'success'> {
  id: string;
}

/** The line below a control: the error, else the success message, else the hint. */
export function FieldMessage({ id, hint, error, success }: FieldMessageProps) {
  if (error) return <FieldError id={id}>{error}</FieldError>;
  if (success) {
    return (
      <p className="a-field__success" id={id}>
        <Icon className="a-field__message-icon" icon={Check} size="s" />
        <span>{success}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p className="a-field__hint" id={id}>
      {hint}
    </p>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  useFocusInView();
  return (
    <p className="a-field__error" id={id}>
      <Icon className="a-field__message-icon" icon={CircleAlert} size="s" />
      <span>{children}</span>
    </p>
  );
}
