import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Icon } from '../icon/icon';

export interface SummaryError {
  /** Id of the invalid control. Without it, the line is plain text: the error belongs to the whole form. */
  fieldId?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** Changes with each failed submit (Formik's `submitCount`); the focus then returns to the summary. */
  attempt?: number | undefined;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
}

function ShownSummary({ title, errors }: Pick<ErrorSummaryProps, 'title' | 'errors'>) {
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div aria-labelledby={titleId} className="a-error-summary" ref={summary} role="alert" tabIndex={-1}>
      <Icon className="a-error-summary__icon" icon={CircleAlert} />
      <div>
        <p className="a-error-summary__title" id={titleId}>
          {title}
        </p>
        <ul className="a-error-summary__list">
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId}-${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The errors of a failed submit, above the form. Receives the focus; each line links to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return <ShownSummary errors={errors} key={attempt} title={title} />;
}
