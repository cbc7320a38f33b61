import { isConflictError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import { formatMoney, useCommonTexts, useFieldMessage, useLanguage, useTexts } from '@atrium/i18n';
import { useDateWords } from '@atrium/i18n/lists';
import { Banner, Checkbox, DateField, FormDialog, TextField, useNotify } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useReceiveTransfer } from '../../api/subscriptions';
import { receivedTransferSchema, sellersToday } from '../../model/received-transfer.schema';
import { readPrice } from '../../model/typed-price';
import { subscriptionsMessages } from '../../subscriptions-messages';
import { nameOf, type ChosenTransfer } from './subscription-columns';

interface ReceiveTransferDialogProps extends ChosenTransfer {
  onClose: () => void;
}

interface TypedTransfer {
  received_on: string;
  amount: string;
  /** Of an amount that was not asked for; null where the service has not asked whether it is right. */
  is_confirmed: boolean | null;
}

/** What is asked for only now is where one goes on. */
const focus = (box: HTMLInputElement | null) => box?.focus();

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

  const form = useFormik<TypedTransfer>({
    initialValues: { received_on: sellersToday(), amount: '', is_confirmed: null },
    validationSchema: receivedTransferSchema,
    onSubmit: async ({ received_on, amount: typed, is_confirmed }) => {
      setFailure(null);
      try {
        const body = { received_on, amount: readPrice(typed) ?? 0, is_confirmed: is_confirmed === true };
        await receive({ params: { id: row.id, payment_id: paymentId }, body });
        notify({ tone: 'success', title: text('receive.done', { number }) });
        onClose();
      } catch (error) {
        setFailure(error);
        if (isValidationError(error) && 'is_confirmed' in error.fields) void form.setFieldValue('is_confirmed', false);
      }
    },
  });

  function said(name: keyof TypedTransfer) {
    const refused = isValidationError(failure) ? failure.fields[name]?.join(' ') : undefined;
    const { error, touched } = form.getFieldMeta(name);
    return messageOf(refused ?? (touched ? error : undefined));
  }

  function change(values: Partial<TypedTransfer>) {
    setFailure(null);
    void form.setValues((now) => ({ ...now, ...values }));
  }

  function reason() {
    if (isConflictError(failure))
      return text(failure.code === 'transfer_noted_otherwise' ? 'receive.notedOtherwise' : 'receive.notAwaited');
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
        onChange={(day) => change({ received_on: day })}
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
        onChange={({ target }) => change({ amount: target.value, is_confirmed: null })}
        required
        suffix="€"
        value={form.values.amount}
      />
      {form.values.is_confirmed !== null && (
        <Checkbox
          checked={form.values.is_confirmed}
          error={said('is_confirmed')}
          id="received-confirmed"
          label={text('receive.confirm', { amount: formatMoney(readPrice(form.values.amount) ?? 0, 'EUR') })}
          name="is_confirmed"
          onChange={({ target }) => change({ is_confirmed: target.checked })}
          ref={focus}
        />
      )}
    </FormDialog>
  );
}
