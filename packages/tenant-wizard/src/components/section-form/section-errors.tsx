import { useCommonTexts, useTextLookup } from '@atrium/i18n';
import { ErrorSummary } from '@atrium/ui-kit';
import { useSectionFields } from './section-form-context';

/** What a press on Next found, with links to the fields. */
export function SectionErrors() {
  const text = useTextLookup();
  const common = useCommonTexts();
  const { form, fields, messages, errorOf } = useSectionFields();
  if (form.submitCount === 0 || form.isSubmitting) return null;
  const errors = fields.flatMap(({ path, label }) => {
    const error = errorOf(path);
    return error === undefined ? [] : [{ fieldId: path, message: `${text(messages, label)}: ${error}` }];
  });
  return (
    <ErrorSummary
      attempt={form.submitCount}
      errors={errors}
      title={common('errorSummary.title', { count: errors.length })}
    />
  );
}
