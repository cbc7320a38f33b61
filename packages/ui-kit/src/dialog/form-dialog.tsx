import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../button/button';
import { Stack } from '../stack/stack';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog-props';

export interface FormDialogProps extends Omit<DialogProps, 'actions'> {
  /** The form itself: what is done on submit, and a reference where one is needed. */
  form: Omit<ComponentProps<'form'>, 'id' | 'children'>;
  /** The verb, with its object where the title does not say it ("Send invitation"). */
  submitLabel: string;
  cancelLabel: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  /** What was submitted is on its way; the dialog stays until its owner closes it. */
  busy?: boolean | undefined;
}

/** A few fields over the page that are sent together, or left. Problems of the form stand above the fields. */
export function FormDialog(props: FormDialogProps) {
  const { form, submitLabel, cancelLabel, tone = 'primary', busy, children, ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>{cancelLabel}</Button>
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
