import { FormSummary, type FormOutcome, type FormSummaryProps } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { authMessages } from '../../messages';
import { toFormFailure } from '../../model/form-failure';
import { FailureBanner } from '../failure-banner';

export interface FormProblemsProps extends FormSummaryProps {
  readonly form: FormOutcome;
  /** In place of "Nothing was sent". */
  readonly failureTitle?: string;
}

/** Result of a failed attempt, above the fields: the errors with links, or why the service could not take the form. */
export function FormProblems({ failureTitle, ...summary }: FormProblemsProps) {
  const t = useTexts(authMessages);
  const { failure, busy, submit } = summary.form;
  if (failure === null) return <FormSummary {...summary} />;
  const title = failureTitle ?? t('failure.title');
  return <FailureBanner busy={busy} failure={toFormFailure(failure)} onRetry={() => void submit()} title={title} />;
}
