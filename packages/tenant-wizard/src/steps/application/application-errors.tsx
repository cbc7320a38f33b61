import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ErrorSummary } from '@atrium/ui-kit';
import { tenantMessages } from '../../messages';
import { applicationFields } from './application-fields';
import { useApplicationFields } from './application-form-context';

/** What a press on Next found, with links to the fields. */
export function ApplicationErrors() {
  const text = useTexts(tenantMessages);
  const common = useCommonTexts();
  const { form, errorOf } = useApplicationFields();
  if (form.submitCount === 0 || form.isSubmitting) return null;
  const errors = applicationFields.flatMap(({ path, label }) => {
    const error = errorOf(path);
    return error === undefined ? [] : [{ fieldId: path, message: `${text(`step.application.${label}`)}: ${error}` }];
  });
  return (
    <ErrorSummary
      attempt={form.submitCount}
      errors={errors}
      title={common('errorSummary.title', { count: errors.length })}
    />
  );
}
