import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export type WorkStepState = 'done' | 'running' | 'failed' | 'waiting';

export interface WorkStep {
  id: string;
  label: ReactNode;
  state: WorkStepState;
  /** The state as text, for assistive technology ("done"). */
  stateText: string;
  /** Shown below the label: what was done, the usual duration, or the cause of a failure. */
  detail?: ReactNode;
  /** Shown at the right: duration, elapsed time, or "waiting". */
  time?: ReactNode;
  /** Shown below the detail: Retry this step. */
  actions?: ReactNode;
}

export interface StepListProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly WorkStep[];
}

function Tick({ state }: { state: WorkStepState }) {
  return (
    <span aria-hidden="true" className={`a-step-list__tick a-step-list__tick--${state}`}>
      {state === 'done' && <Icon icon={Check} size="s" />}
      {state === 'failed' && <Icon icon={X} size="s" />}
      {state === 'running' && <Spinner size="s" />}
    </span>
  );
}

/** Steps of a long operation: done with their durations, running, waiting, or failed with the cause. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol aria-label={label} className="a-step-list">
      {steps.map((step) => (
        <li
          aria-current={step.state === 'running' ? 'step' : undefined}
          className={`a-step-list__step a-step-list__step--${step.state}`}
          key={step.id}
        >
          <Tick state={step.state} />
          <div className="a-step-list__words">
            <span className="a-step-list__label">{step.label}</span>
            <VisuallyHidden>, {step.stateText}</VisuallyHidden>
            {step.detail && <div className="a-step-list__detail">{step.detail}</div>}
            {step.actions && <div className="a-step-list__actions">{step.actions}</div>}
          </div>
          {step.time && <span className="a-step-list__time">{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
