import type { ReactNode } from 'react';
import type { StepperStep } from '../stepper/stepper';

export interface WizardLayoutProps {
  /** Where the wizard belongs: a `Trail`. Hidden on a phone. */
  trail: ReactNode;
  /** In place of the trail on a phone: an icon link back to the list. */
  phoneBack?: ReactNode;
  /** Name of the current section, shown on a phone. */
  phoneTitle: ReactNode;
  /** "Section 6 of 7", on a phone below the title and beside Back on a wide screen. */
  position: ReactNode;
  /** When it was saved, in words. */
  saved?: ReactNode;
  /** Save and close. Hidden on a phone. */
  actions?: ReactNode;
  steps: readonly StepperStep[];
  /** Id of the section that is shown. */
  current: string;
  /** Name of the list of sections, and of the button that opens it on a phone. */
  stepsLabel: string;
  closeLabel: string;
  back?: ReactNode;
  next: ReactNode;
  /** The running total. Wide screens show it at the right, others in a sheet behind the bar. */
  summary?: { title: string; bar: ReactNode; content: ReactNode } | undefined;
  children: ReactNode;
}
