import { isConflictError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import type { ListedSubscription } from '@atrium/api-client/contract';
import { formatMoney, useCommonTexts, useFieldMessage, useLanguage, useTexts } from '@atrium/i18n';
import { useDateWords } from '@atrium/i18n/lists';
import { Banner, DateField, FormDialog, TextField, useNotify } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useReceiveTransfer } from '../../api/subscriptions';
import { receivedTransferSchema, sellersToday } from '../../model/received-transfer.schema';
import { readPrice } from '../../model/typed-price';
import { subscriptionsMessages } from '../../subscriptions-messages';
import { nameOf } from './subscription-columns';

interface ReceiveTransferDialogProps {
  row: ListedSubscription;
  transfer: NonNullable<ListedSubscription['transfer']>;
  onClose: () => void;
}

/** Asks for day and amount of a transfer that arrived, naming the amount that was asked for, and notes it. */
export function ReceiveTransferDialog({ row, transfer, onClose }: ReceiveTransferDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const messageOf = useFieldMessage(subscriptionsMessages);
  const common = useCommonTexts();
  const [language] = useLanguage();
  const notify = useNotify();
  const dates = useDateWords();
  const { mutateAsync: receive } = useReceiveTransfer();
  const [failure, setFailure] = useState<unknown>(null);
  const { payment_id: paymentId, is_awaited: isAwaited, number } = transfer;
  const amount = formatMoney(transfer.amount, 'EUR');

  const form = useFormik({
    initialValues: { received_on: sellersToday(), amount: '' },
    validationSchema: receivedTransferSchema,
    onSubmit: async ({ received_on, amount: typed }) => {
      setFailure(null);
      try {
        const body = { received_on, amount: readPrice(typed) ?? 0 };
        await receive({ params: { id: row.id, payment_id: paymentId }, body });
        notify({ tone: 'success', title: text('receive.done', { number }) });
        onClose();
      } catch (error) {
        setFailure(error);
      }
    },
  });

  function said(name: keyof typeof form.values) {
    const refused = isValidationError(failure) ? failure.fields[name]?.join(' ') : undefined;
    const { error, touched } = form.getFieldMeta(name);
    return messageOf(refused ?? (touched ? error : undefined));
  }

  function change(name: keyof typeof form.values, value: string) {
    setFailure(null);
    void form.setFieldValue(name, value);
  }

  function reason() {
    if (isConflictError(failure)) return text('receive.notAwaited');
    return common(isNetworkError(failure) || isTimeoutError(failure) ? 'failure.network' : 'failure.hint');
  }

  return (
    <FormDialog
      busy={form.isSubmitting}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={text(isAwaited ? 'receive.text' : 'receive.lateText', { amount, number, name: nameOf(text, row) })}
      form={{ onSubmit: form.handleSubmit }}
      onClose={onClose}
      open
      submitLabel={text('receive.submit')}
      title={text('receive.title')}
    >
      {failure !== null && !isValidationError(failure) && (
        <Banner role="alert" title={text('receive.failed')} tone="danger">
          {reason()}
        </Banner>
      )}
      <DateField
        dayOnly
        error={said('received_on')}
        id="received-on"
        label={text('receive.day')}
        language={language}
        max={sellersToday()}
        name="received_on"
        onBlur={() => void form.setFieldTouched('received_on')}
        onChange={(day) => change('received_on', day)}
        placeholder={dates.placeholder}
        required
        texts={{ ...dates, tooLate: text('receive.tooLate') }}
        value={form.values.received_on}
      />
      <TextField
        autoComplete="off"
        error={said('amount')}
        id="received-amount"
        inputMode="decimal"
        label={text('receive.amount')}
        name="amount"
        onBlur={() => void form.setFieldTouched('amount')}
        onChange={({ target }) => change('amount', target.value)}
        required
        suffix="€"
        value={form.values.amount}
      />
    </FormDialog>
  );
}
