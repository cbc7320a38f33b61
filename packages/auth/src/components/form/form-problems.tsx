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
  /** In place of "The given data was invalid.", where the service refused what was sent. */
  readonly invalidTitle?: string;
  /** Fields of which what the service says is said of the whole form: the line names none. */
  readonly ofWholeForm?: readonly string[];
}

/** What a failed attempt found, above the fields: lines that lead to them, or why the service could not take the form. */
export function FormProblems({ form, labels, failureTitle, invalidTitle, ofWholeForm }: FormProblemsProps) {
  const t = useTexts(authMessages);
  const common = useCommonTexts();
  const toText = useFieldMessage(authMessages);
  const { failure, busy, attempt, problems, submit, idOf } = form;
  if (failure !== null) {
    const title = failureTitle ?? t('failure.title');
    return <FailureBanner busy={busy} failure={failure} onRetry={() => void submit()} title={title} />;
  }
  const errors = problems.map(({ name, message, isSaid }) => {
    const label = labels[name];
    const text = toText(message) ?? message;
    if (label === undefined) return { message: text };
    const isOfForm = isSaid === true && ofWholeForm?.includes(name) === true;
    return { fieldId: idOf(name), message: isOfForm ? text : `${label}: ${text}` };
  });
  const isRefused = problems.some(({ isSaid }) => isSaid === true);
  return (
    <ErrorSummary attempt={attempt} errors={errors} title={(isRefused && invalidTitle) || common('failure.invalid')} />
  );
}
