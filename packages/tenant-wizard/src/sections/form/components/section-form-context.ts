import type { SecretState, Tenant } from '@atrium/api-client/contract';
import type { Form } from '@atrium/forms';
import type { FeatureMessages } from '@atrium/i18n';
import type { FormikProps, FormikValues } from 'formik';
import { createContext, use } from 'react';
import type { SavedSection } from '../model/saved-section';
import type { SectionField } from '../model/section-field';

type Section = Tenant['sections'][SavedSection];

/** A save that another user's save made stale. */
export interface StaleSave<Values> {
  readonly error: unknown;
  /** The section that the values of the form are based on. */
  readonly base: Section;
  toValues(section: Section): Values;
  /** Shows these values and saves them over the newer section. */
  resend(newer: Section, values: Values): Promise<void>;
  /** Returns to the form. */
  cancel(): void;
}

/** The form of a section, for the components that render its fields. */
export interface SectionForm<Values extends FormikValues = FormikValues> extends Pick<
  Form<Values>,
  'formProps' | 'attempt' | 'busy'
> {
  readonly form: FormikProps<Values>;
  readonly messages: FeatureMessages;
  /** In the order of the screen. */
  readonly fields: readonly SectionField[];
  /** The error at a path, once the field was left or the service rejected it. */
  readonly errorOf: (path: string) => string | undefined;
  /** Sends valid secrets. Typing alone never sends them. */
  readonly saveSecrets: () => Promise<void>;
  /** The stored secret at a path. */
  readonly secretOf: (place: string) => SecretState;
  /** Whether an entered secret was cleared when the session ended and must be entered again. */
  readonly wasCleared: (place: string) => boolean;
  /** Deletes a stored secret. */
  readonly removeSecret: (place: string) => Promise<void>;
  readonly stale: StaleSave<Values> | undefined;
}

const FormContext = createContext<SectionForm | undefined>(undefined);

export const SectionFormProvider = FormContext.Provider;

/** The form around a field; `Values` are its values. */
export function useSectionFields<Values extends FormikValues = FormikValues>(): SectionForm<Values> {
  const form = use(FormContext);
  if (form === undefined) throw new Error('A field of a section stands outside its form');
  return form as unknown as SectionForm<Values>;
}
