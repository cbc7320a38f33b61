import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../button/button';
import { Stack } from '../stack/stack';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog-props';

export interface FormDialogProps extends Omit<DialogProps, 'actions'> {
  /** Attributes of the form: its submit handler, and a ref if needed. */
  form: Omit<ComponentProps<'form'>, 'id' | 'children'>;
  /** Verb, with the object if the title does not name it ("Send invitation"). */
  submitLabel: string;
  cancelLabel: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  /** A third choice between Cancel and the submit ("Hide option"). */
  alternative?: { label: string; onChoose: () => void } | undefined;
  /** The submit is running; the dialog stays open until the caller closes it. */
  busy?: boolean | undefined;
}

/** A dialog with a few fields that are submitted together. Form errors are shown above the fields. */
export function FormDialog(props: FormDialogProps) {
  const { form, submitLabel, cancelLabel, tone = 'primary', alternative, busy, children, ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose} variant={alternative ? 'ghost' : 'secondary'}>
            {cancelLabel}
          </Button>
          {alternative && <Button onClick={alternative.onChoose}>{alternative.label}</Button>}
          <Button busy={busy} form={formId} type="submit" variant={tone}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form noValidate {...form} id={formId}>
        <Stack gap={4}>{children}</Stack>
      </form>
    </Dialog>
  );
}
