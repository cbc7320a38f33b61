import type { ReactNode } from 'react';

/** The words around a control; every field takes them. */
export interface FieldTexts {
  label: ReactNode;
  /** Helps to fill the field in; shown below it. */
  hint?: ReactNode;
  /** What is wrong and what to do. Takes the place of the hint and marks the control as invalid. */
  error?: ReactNode;
  /** What was found right ("Free"). Takes the place of the hint. */
  success?: ReactNode;
  /** The word "optional", on fields that may stay empty. */
  optionalText?: string | undefined;
  /** Stands at the right of the label, for a link such as "Forgot password?". */
  labelEnd?: ReactNode;
}

/** What the control inside a field must carry to belong to its label and messages. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}
