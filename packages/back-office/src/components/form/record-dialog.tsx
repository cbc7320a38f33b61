import type { Fields } from '@atrium/api-client/contract';
import { useCommonTexts } from '@atrium/i18n';
import { Banner, FormDialog } from '@atrium/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import type { FormPart } from '../model/record-values';
import { RecordFields } from './record-fields';
import type { EditedRecord, useRecordForm } from './use-record-form';

interface RecordDialogProps<F extends Fields, P extends FormPart> extends Omit<
  ComponentProps<typeof RecordFields<F, P>>,
  'form' | 'optionalText'
> {
  form: ReturnType<typeof useRecordForm<F, P, EditedRecord>>;
  /** Texts of the room. */
  texts: { readonly title: string; readonly submit: string; readonly failed: string };
  onClose: () => void;
  wide?: boolean;
  /** Shown above the fields. */
  children?: ReactNode;
  /** Shown below the fields. */
  below?: ReactNode;
}

/** A dialog that edits the declared fields of a record. */
export function RecordDialog<F extends Fields, P extends FormPart>(props: RecordDialogProps<F, P>) {
  const { form, texts, onClose, wide, children, below, ...fields } = props;
  const common = useCommonTexts();
  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={texts.submit}
      title={texts.title}
      wide={wide}
    >
      {form.recordError !== undefined && (
        <Banner role="alert" title={texts.failed} tone="danger">
          {form.recordError}
        </Banner>
      )}
      {children}
      <RecordFields {...fields} form={form} optionalText={common('optional')} />
      {below}
    </FormDialog>
  );
}
