import { useCommonTexts } from '@atrium/i18n';
import { ErrorSummary } from '@atrium/ui-kit';
import { useSectionFields } from './section-form-context';
import { useFieldName } from './use-field-name';

/** Errors found by Next, with links to their fields. */
export function SectionErrors() {
  const nameOf = useFieldName();
  const common = useCommonTexts();
  const { attempt, busy, fields, messages, errorOf } = useSectionFields();
  if (attempt === 0 || busy) return null;
  const errors = fields.flatMap((field) => {
    const error = errorOf(field.path);
    return error === undefined ? [] : [{ fieldId: field.path, message: `${nameOf(messages, field)}: ${error}` }];
  });
  return (
    <ErrorSummary attempt={attempt} errors={errors} title={common('errorSummary.title', { count: errors.length })} />
  );
}
