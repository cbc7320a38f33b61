import { Stack } from '@atrium/ui-kit';
import type { FormikValues } from 'formik';
import { lazy, Suspense, type ReactNode } from 'react';
import { sectionFormId } from './use-wizard';
import { SectionErrors } from './section-errors';
import { SectionFormProvider, type SectionForm as Form } from './section-form-context';
import { SectionHead } from './section-head';

/** Lazy: two users seldom edit one section. */
const MergeStaleSave = lazy(async () => ({ default: (await import('./merge-stale-save')).MergeStaleSave }));

interface SectionFormProps<Values extends FormikValues> {
  readonly form: Form<Values>;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a section: title, errors found by Next, and fields. */
export function SectionForm<Values extends FormikValues>({ form, title, text, children }: SectionFormProps<Values>) {
  const shared = form as unknown as Form;
  return (
    <form {...form.formProps} id={sectionFormId}>
      <SectionFormProvider value={shared}>
        <Stack gap={6}>
          <SectionHead title={title}>{text}</SectionHead>
          <SectionErrors />
          {children}
        </Stack>
        <Suspense>{shared.stale !== undefined && <MergeStaleSave stale={shared.stale} />}</Suspense>
      </SectionFormProvider>
    </form>
  );
}
