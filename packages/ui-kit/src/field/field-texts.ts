import type { ReactNode } from 'react';

/** Texts of every field. */
export interface FieldTexts {
  label: ReactNode;
  /** Help for the field, shown below it. */
  hint?: ReactNode;
  /** Says what is wrong and what to do. Replaces the hint and marks the control as invalid. */
  error?: ReactNode;
  /** Positive result ("Free"). Replaces the hint. */
  success?: ReactNode;
  /** The word "optional", for fields that may stay empty. */
  optionalText?: string | undefined;
  /** Shown at the right of the label, for a link such as "Forgot password?". */
  labelEnd?: ReactNode;
}

/** Attributes that link a control with its label and messages. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}
