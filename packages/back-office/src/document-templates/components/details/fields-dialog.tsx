import { isStaleError } from '@atrium/api-client';
import type { DocumentTemplate } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, FormDialog, useNotify } from '@atrium/ui-kit';
import { useMemo, useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text';
import { useSaveTemplateFields } from '../../api/document-templates';
import { documentTemplatesMessages } from '../../messages';
import { FieldEditor } from './field-editor';
import { checkFields, type FieldValues, toFields, toFieldValues } from './field-values';

/** Changes label, type and order of the fields that authors are asked for. */
export function FieldsDialog({ template, onClose }: { template: DocumentTemplate; onClose: () => void }) {
  const text = useTexts(documentTemplatesMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutateAsync: send } = useSaveTemplateFields();
  const [{ fields }] = useState(template.content);
  const [order, setOrder] = useState(() => fields.map((_field, at) => at));
  const form = useForm<FieldValues>({
    initialValues: useMemo(() => toFieldValues(fields), [fields]),
    validate: (values) => checkFields(values, fields.length),
    messages: [documentTemplatesMessages],
    send: async (values) => {
      const body = { fields: toFields(values, fields, order), _version: template.version };
      await send({ params: { id: template.id }, body });
      notify({ tone: 'success', title: text('fields.saved') });
      onClose();
    },
  });

  /** Keeps the focus on the button that moved the field. */
  function move(from: number, to: number) {
    const moved = [...order];
    const [field] = moved.splice(from, 1);
    if (field !== undefined) setOrder(moved.toSpliced(to, 0, field));
  }

  const failure = form.failure === null || form.busy ? undefined : form.failure;
  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={text('fields.hint')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={text('save')}
      title={text('fields.edit')}
      wide
    >
      {failure !== undefined && (
        <Banner role="alert" title={text('saveFailed')} tone="danger">
          {isStaleError(failure) ? text('versions.stale') : failureText(failure)}
        </Banner>
      )}
      <ol className="template-fields">
        {order.map((field, at) => (
          <FieldEditor
            at={field}
            form={form}
            key={field}
            name={fields[field]?.name ?? ''}
            onMove={(by) => move(at, at + by)}
            place={{ isFirst: at === 0, isLast: at === order.length - 1 }}
          />
        ))}
      </ol>
    </FormDialog>
  );
}
