import type { ReactNode } from 'react';
import type { StepperStep } from '../stepper/stepper';

export interface WizardLayoutProps {
  /** Breadcrumbs. Hidden on a phone. */
  breadcrumbs: ReactNode;
  /** Replaces the breadcrumbs on a phone: an icon link back to the list. */
  phoneBack?: ReactNode;
  /** Name of the current section, shown on a phone. */
  phoneTitle: ReactNode;
  /** "Section 6 of 7", on a phone below the title and beside Back on a wide screen. */
  position: ReactNode;
  /** Last save as text. */
  saved?: ReactNode;
  /** Save and close. Hidden on a phone. */
  actions?: ReactNode;
  steps: readonly StepperStep[];
  /** Id of the current section. */
  current: string;
  /** Accessible name of the list of sections and of its button on a phone. */
  stepsLabel: string;
  closeLabel: string;
  back?: ReactNode;
  next: ReactNode;
  /** The running total: at the right on wide screens, otherwise in a sheet behind the bar. */
  summary?: { title: string; bar: ReactNode; content: ReactNode } | undefined;
  children: ReactNode;
}
