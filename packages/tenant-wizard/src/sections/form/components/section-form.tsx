import { Stack } from '@atrium/ui-kit';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { sectionFormId } from './use-wizard';
import { SectionErrors } from './section-errors';
import { SectionFormProvider, type SectionForm as Form } from './section-form-context';
import { SectionHead } from './section-head';

interface SectionFormProps<Values extends FormikValues> {
  readonly form: Form<Values>;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a section: title, errors found by Next, and fields. */
export function SectionForm<Values extends FormikValues>({ form, title, text, children }: SectionFormProps<Values>) {
  return (
    <form {...form.formProps} id={sectionFormId}>
      <SectionFormProvider value={form as unknown as Form}>
        <Stack gap={6}>
          <SectionHead title={title}>{text}</SectionHead>
          <SectionErrors />
          {children}
        </Stack>
      </SectionFormProvider>
    </form>
  );
}
