import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/icon-button';
import { Spinner } from '../spinner/spinner';

export interface ProgressBarProps {
  /** Name of the task: a file, an export ("tenants.xlsx"). */
  label: ReactNode;
  /** Progress from 0 to 1; `undefined` while the total is unknown. */
  value?: number | undefined;
  /** Progress as text ("62 %, 1,4 MB"), or the current activity ("Preparing"). */
  text: string;
  /** Cancels the work. The label says what ("Cancel the export"). */
  cancel?: { label: string; onCancel: () => void } | undefined;
}

/**
 * Work with measurable progress, which can be cancelled. For named steps, use a `StepList`; for a short wait, a busy
 * button.
 */
export function ProgressBar({ label, value, text, cancel }: ProgressBarProps) {
  const labelId = useId();
  return (
    <div className={classNames('a-progress', value === undefined && 'a-progress--open')}>
      <div className="a-progress__head">
        {value === undefined && <Spinner />}
        <span className="a-progress__label" id={labelId}>
          {label}
        </span>
        <span className="a-progress__text">{text}</span>
        {cancel && <IconButton icon={X} label={cancel.label} onClick={cancel.onCancel} size="s" />}
      </div>
      <progress aria-labelledby={labelId} aria-valuetext={text} className="a-progress__bar" max={1} value={value} />
    </div>
  );
}
