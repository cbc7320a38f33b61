import { Check } from 'lucide-react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface HorizontalStepperProps<Id extends string> {
  /** Accessible name of the list ("Steps of the import"). */
  label: string;
  /** Two to four steps, in their order. */
  steps: readonly { id: Id; label: string }[];
  /** Id of the current step; those before it are done. */
  current: Id;
  /** Announced with a done step ("done"). */
  doneText: string;
}

/** The few steps of a task on one page, in one line. Hidden on a phone, where the page itself shows its step. */
export function HorizontalStepper<Id extends string>({ label, steps, current, doneText }: HorizontalStepperProps<Id>) {
  const place = steps.findIndex(({ id }) => id === current);
  return (
    <ol aria-label={label} className="a-horizontal-stepper">
      {steps.map((step, at) => {
        const isDone = at < place;
        return (
          <li
            aria-current={at === place ? 'step' : undefined}
            className={classNames(
              'a-horizontal-stepper__step',
              isDone && 'a-horizontal-stepper__step--done',
              at === place && 'a-horizontal-stepper__step--current',
            )}
            key={step.id}
          >
            <span aria-hidden="true" className="a-horizontal-stepper__dot">
              {isDone ? <Icon className="a-horizontal-stepper__icon" icon={Check} size="s" /> : at + 1}
            </span>
            {step.label}
            {isDone && <VisuallyHidden>, {doneText}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
