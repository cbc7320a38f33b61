import { useCommonTexts } from '@atrium/i18n';
import { ErrorSummary } from '@atrium/ui-kit';
import type { FormOutcome } from './form';

export interface FormSummaryProps {
  readonly form: FormOutcome;
  /** Labels by field name. The error of any other field has no link. */
  readonly labels: Readonly<Record<string, string>>;
  /** Replaces "The given data was invalid." if the service rejected the form. */
  readonly rejectedTitle?: string | undefined;
  /** Fields whose rejection is about the whole form: the line names no field. */
  readonly ofWholeForm?: readonly string[] | undefined;
}

/** Errors of the last attempt, with links to their fields. */
export function FormSummary({ form, labels, rejectedTitle, ofWholeForm }: FormSummaryProps) {
  const common = useCommonTexts();
  const { attempt, problems, idOf } = form;
  const errors = problems.map(({ name, message, isRejected }) => {
    const label = labels[name];
    if (label === undefined) return { message };
    const isOfForm = isRejected && ofWholeForm?.includes(name) === true;
    return { fieldId: idOf(name), message: isOfForm ? message : `${label}: ${message}` };
  });
  const isRejected = problems.some((problem) => problem.isRejected);
  return (
    <ErrorSummary
      attempt={attempt}
      errors={errors}
      title={(isRejected ? rejectedTitle : undefined) ?? common('failure.invalid')}
    />
  );
}
