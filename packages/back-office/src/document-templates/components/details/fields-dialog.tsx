import { isStaleError } from '@atrium/api-client';
import type { DocumentTemplate } from '@atrium/api-client/contract';
import { useBaseVersion, useForm } from '@atrium/forms';
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
  const { save } = useBaseVersion(template);
  const [order, setOrder] = useState(() => fields.map((_field, at) => at));
  const form = useForm<FieldValues>({
    initialValues: useMemo(() => toFieldValues(fields), [fields]),
    validate: (values) => checkFields(values, fields.length),
    messages: [documentTemplatesMessages],
    send: async (values) => {
      await save(({ id, version } = template) =>
        send({ params: { id }, body: { fields: toFields(values, fields, order), _version: version } }),
      );
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

  /** Why the service refused; the values have no fields of its names. */
  function reason(): string | undefined {
    const { failure, problems } = form;
    if (form.busy) return undefined;
    if (isStaleError(failure)) return text('versions.stale');
    return failure === null ? problems.find(({ isRejected }) => isRejected)?.message : failureText(failure);
  }

  const refusal = reason();
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
      {refusal !== undefined && (
        <Banner role="alert" title={text('saveFailed')} tone="danger">
          {refusal}
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
