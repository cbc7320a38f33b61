import { Check, Clock, type LucideIcon, X } from 'lucide-react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';

export interface StepperStep {
  id: string;
  label: string;
  /** `later`: postponed. `error`: invalid. */
  state: 'empty' | 'incomplete' | 'error' | 'done' | 'later';
  /** The state as text ("Done", "2 errors"). */
  stateText: string;
  /** Replaces the number of a step that is not counted. */
  icon?: LucideIcon | undefined;
  /** Link to the section. Without it, the section cannot be opened yet. */
  href?: string | undefined;
}

export interface StepperProps {
  /** Accessible name of the navigation ("Sections"). */
  label: string;
  steps: readonly StepperStep[];
  /** Id of the current section. */
  current: string;
}

const stateIcons = { done: Check, later: Clock, error: X, empty: undefined, incomplete: undefined };

function Dot({ step, number, current }: { step: StepperStep; number: number; current: boolean }) {
  const icon = step.icon ?? (current ? undefined : stateIcons[step.state]);
  return (
    <span aria-hidden="true" className="a-stepper__dot">
      {icon ? <Icon className="a-stepper__icon" icon={icon} size="s" /> : number}
    </span>
  );
}

/** The sections of a wizard with their states. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label} className="a-stepper">
      <ol>
        {steps.map((step, index) => {
          const number = steps.slice(0, index + 1).filter(({ icon }) => icon === undefined).length;
          const isCurrent = step.id === current;
          const className = classNames(
            'a-stepper__step',
            `a-stepper__step--${step.state}`,
            isCurrent && 'a-stepper__step--current',
          );
          const content = (
            <>
              <Dot current={isCurrent} number={number} step={step} />
              <span className="a-stepper__words">
                <span className="a-stepper__label">{step.label}</span>
                <span className="a-stepper__state">{step.stateText}</span>
              </span>
            </>
          );
          return (
            <li key={step.id}>
              {step.href === undefined ? (
                <span aria-current={isCurrent ? 'step' : undefined} className={className}>
                  {content}
                </span>
              ) : (
                <Link aria-current={isCurrent ? 'step' : undefined} className={className} href={step.href}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
