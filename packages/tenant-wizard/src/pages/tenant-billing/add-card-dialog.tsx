import { useCommonTexts, useTexts } from '@atrium/i18n';
import { FormDialog, useNotify } from '@atrium/ui-kit';
import type { FormEvent } from 'react';
import { CardFields, type CardGateway } from '../../components/payment/card-fields';
import { useCardForm } from '../../components/payment/use-card-form';
import { paymentMessages } from '../../payment-messages';

interface AddCardDialogProps {
  readonly gateway: CardGateway;
  readonly tenantId: string;
  readonly onClose: () => void;
}

/** Adds a card to those of a company CRM. */
export function AddCardDialog({ gateway, tenantId, onClose }: AddCardDialogProps) {
  const text = useTexts(paymentMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const form = useCardForm(tenantId);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.busy || (await form.add()) === undefined) return;
    notify({ tone: 'success', title: text('addDialog.added') });
    onClose();
  }

  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      form={{ method: 'post', onSubmit: (event) => void submit(event) }}
      onClose={onClose}
      open
      submitLabel={text(form.busy ? 'addDialog.adding' : 'addDialog.submit')}
      title={text('addDialog.title')}
    >
      <CardFields form={form} gateway={gateway} />
    </FormDialog>
  );
}
