import type { PaymentMethod } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, IconButton, Menu, MenuItem, useNotify } from '@atrium/ui-kit';
import { Ellipsis, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useChooseDefaultMethod, useRemoveMethod } from '../api/payment-methods';
import { paymentMessages } from '../messages';

interface MethodActionsProps {
  readonly method: PaymentMethod;
  readonly tenantId: string;
  /** All saved cards. */
  readonly methods: readonly PaymentMethod[];
  /** What follows if the last card is removed. */
  readonly removeLastText?: string;
}

/** Actions on a card: make it the default, or remove it after a confirmation. */
export function MethodActions({ method, tenantId, methods, removeLastText }: MethodActionsProps) {
  const text = useTexts(paymentMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const choose = useChooseDefaultMethod(tenantId);
  const remove = useRemoveMethod(tenantId);
  const [asking, setAsking] = useState(false);
  const { id, last4, is_default: isDefault, is_chargeable: isChargeable } = method;
  const isLast = !methods.some((other) => other.is_chargeable && other.id !== id);
  const call = { params: { id: tenantId, method_id: id } };

  const ended = (done: string) => ({
    onSuccess: () => void notify({ tone: 'success', title: done }),
    onError: (error: Error) => void notify({ tone: 'error', title: text('changeFailed'), text: error.message }),
    onSettled: () => setAsking(false),
  });

  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={text('actionsOf', { last4 })} size="s" />}>
        {!isDefault && isChargeable && (
          <MenuItem icon={Star} onSelect={() => choose.mutate(call, ended(text('madeDefault', { last4 })))}>
            {text('makeDefault')}
          </MenuItem>
        )}
        <MenuItem danger icon={Trash2} onSelect={() => setAsking(true)}>
          {text('remove')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        busy={remove.isPending}
        cancelLabel={common('cancel')}
        confirmLabel={text('removeDialog.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate(call, ended(text('removed', { last4 })))}
        open={asking}
        title={text('removeDialog.title', { last4 })}
        tone="danger"
      >
        {text('removeDialog.text')}{' '}
        {isDefault && (isLast ? (removeLastText ?? text('removeDialog.textLast')) : text('removeDialog.textDefault'))}
      </ConfirmDialog>
    </>
  );
}
