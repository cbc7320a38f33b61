import type { SecretState } from '@atrium/api-client/contract';
import type { FormikProps, FormikValues } from 'formik';
import type { FeatureMessages } from '@atrium/i18n';
import { createContext, use } from 'react';
import type { SectionField } from '../model/section-field';

/** The form of a section, for the parts of the page that show its fields. */
export interface SectionForm<Values extends FormikValues = FormikValues> {
  readonly form: FormikProps<Values>;
  readonly messages: FeatureMessages;
  /** In their order on the screen. */
  readonly fields: readonly SectionField[];
  /** What is wrong with the field of a place, once it was left or the service has refused it. */
  readonly errorOf: (path: string) => string | undefined;
  /** Sends the secrets that were typed and are right; typing alone never does. */
  readonly saveSecrets: () => Promise<void>;
  /** The state of the secret at a place. */
  readonly secretOf: (place: string) => SecretState;
  /** Whether what was typed as a secret was emptied when the session ended, and is to be typed again. */
  readonly wasCleared: (place: string) => boolean;
  /** Takes a secret away that the service has. */
  readonly removeSecret: (place: string) => Promise<void>;
}

const FormContext = createContext<SectionForm | undefined>(undefined);

export const SectionFormProvider = FormContext.Provider;

/** The form around; `Values` is what that form holds. */
export function useSectionFields<Values extends FormikValues = FormikValues>(): SectionForm<Values> {
  const form = use(FormContext);
  if (form === undefined) throw new Error('A field of a section stands outside its form');
  return form as unknown as SectionForm<Values>;
}
