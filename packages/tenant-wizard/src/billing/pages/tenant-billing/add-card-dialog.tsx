import type { GatewayName, PaymentMethod } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { FormDialog } from '@atrium/ui-kit';
import type { FormEvent } from 'react';
import { useSetUpCard } from '../../../sections/payment/api/payment-methods';
import { CardFields } from '../../../sections/payment/components/card-fields';
import { CardNotTaken } from '../../../sections/payment/components/card-part';
import { redirectTo } from '../../../sections/payment/components/redirect-to';
import { useCardForm } from '../../../sections/payment/components/use-card-form';
import { paymentMessages } from '../../../sections/payment/messages';

interface AddCardDialogProps {
  readonly gateway: GatewayName;
  readonly tenantId: string;
  /** The card was added; saving it is complete or pending. */
  readonly onTaken: (card: PaymentMethod) => void;
  readonly onClose: () => void;
}

/** Adds a card; its bank may ask for confirmation first. */
export function AddCardDialog({ gateway, tenantId, onTaken, onClose }: AddCardDialogProps) {
  const text = useTexts(paymentMessages);
  const common = useCommonTexts();
  const form = useCardForm(tenantId);
  const setUp = useSetUpCard(tenantId);

  async function save(card: PaymentMethod): Promise<void> {
    const { state, decline_reason: reason, action_url: url } = await setUp(card.id);
    if (state === 'declined') throw new CardNotTaken(text(`setUpReason.${reason ?? 'declined'}`));
    onTaken(card);
    if (url !== null) redirectTo(url);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.busy || (await form.add(save)) === undefined) return;
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
