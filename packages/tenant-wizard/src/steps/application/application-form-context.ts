import { createContext, use } from 'react';
import type { useApplicationForm } from './use-application-form';

export type ApplicationForm = ReturnType<typeof useApplicationForm>;

const FormContext = createContext<ApplicationForm | undefined>(undefined);

export const ApplicationFormProvider = FormContext.Provider;

/** The form of Application setup, for the parts of the page that show its fields. */
export function useApplicationFields(): ApplicationForm {
  const form = use(FormContext);
  if (form === undefined) throw new Error('A field of Application setup stands outside its form');
  return form;
}
