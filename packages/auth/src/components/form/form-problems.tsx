import { useCommonTexts, useFieldMessage, useTexts } from '@atrium/i18n';
import { ErrorSummary } from '@atrium/ui-kit';
import { authMessages } from '../../messages';
import { FailureBanner } from '../failure-banner';
import type { FormOutcome } from './use-server-form';

export interface FormProblemsProps {
  readonly form: FormOutcome;
  /** Labels by field name; a problem of any other field is a line without a link. */
  readonly labels: Readonly<Record<string, string>>;
  /** In place of "Nothing was sent". */
  readonly failureTitle?: string;
}

/** What a failed attempt found, above the fields: lines that lead to them, or why the service could not take the form. */
export function FormProblems({ form, labels, failureTitle }: FormProblemsProps) {
  const t = useTexts(authMessages);
  const common = useCommonTexts();
  const toText = useFieldMessage(authMessages);
  const { failure, busy, attempt, problems, submit, idOf } = form;
  if (failure !== null) {
    const title = failureTitle ?? t('failure.title');
    return <FailureBanner busy={busy} failure={failure} onRetry={() => void submit()} title={title} />;
  }
  const errors = problems.map(({ name, message }) => {
    const label = labels[name];
    const text = toText(message) ?? message;
    return label === undefined ? { message: text } : { fieldId: idOf(name), message: `${label}: ${text}` };
  });
  return <ErrorSummary attempt={attempt} errors={errors} title={common('failure.invalid')} />;
}
