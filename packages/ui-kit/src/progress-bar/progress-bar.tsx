import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/icon-button';
import { Spinner } from '../spinner/spinner';

export interface ProgressBarProps {
  /** What runs: a file, an export ("tenants.xlsx"). */
  label: ReactNode;
  /** How much is done, from 0 to 1; `undefined` while the total is unknown. */
  value?: number | undefined;
  /** The same in words ("62 %, 1,4 MB"), or what runs now ("Preparing"). */
  text: string;
  /** Ends the work before its time. The name says what ("Cancel the export"). */
  cancel?: { label: string; onCancel: () => void } | undefined;
}

/** Work whose end is in sight, with its way out. Work of named steps is a `StepList`, a short wait a busy button. */
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
