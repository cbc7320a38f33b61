import { isConflictError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import type { ListedSubscription } from '@atrium/api-client/contract';
import { formatMoney, useCommonTexts, useLanguage, useTexts } from '@atrium/i18n';
import { useDateWords } from '@atrium/i18n/lists';
import { Banner, DateField, FormDialog, useNotify } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useReceiveTransfer } from '../../api/subscriptions';
import { receivedOnSchema, sellersToday } from '../../model/received-on.schema';
import { subscriptionsMessages } from '../../subscriptions-messages';
import { nameOf } from './subscription-columns';

interface ReceiveTransferDialogProps {
  row: ListedSubscription;
  transfer: NonNullable<ListedSubscription['transfer']>;
  onClose: () => void;
}

/** Asks for the day a transfer arrived, naming its amount and number, and notes it. */
export function ReceiveTransferDialog({ row, transfer, onClose }: ReceiveTransferDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const common = useCommonTexts();
  const [language] = useLanguage();
  const notify = useNotify();
  const dates = useDateWords();
  const { mutateAsync: receive } = useReceiveTransfer();
  const [failure, setFailure] = useState<unknown>(null);
  const { payment_id: paymentId, number } = transfer;
  const amount = formatMoney(transfer.amount, 'EUR');

  const form = useFormik({
    initialValues: { received_on: sellersToday() },
    validationSchema: receivedOnSchema,
    onSubmit: async (body) => {
      setFailure(null);
      try {
        await receive({ params: { id: row.id, payment_id: paymentId }, body });
        notify({ tone: 'success', title: text('receive.done', { number }) });
        onClose();
      } catch (error) {
        setFailure(error);
      }
    },
  });

  function said() {
    const refused = isValidationError(failure) ? failure.fields['received_on']?.join(' ') : undefined;
    if (refused !== undefined) return refused;
    const { error, touched } = form.getFieldMeta('received_on');
    return touched && error !== undefined ? text(error as 'receive.required') : undefined;
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
      description={text('receive.text', { amount, number, name: nameOf(text, row) })}
      form={{ onSubmit: form.handleSubmit }}
      onClose={onClose}
      open
      submitLabel={text('receive.submit', { amount })}
      title={text('receive.title')}
    >
      {failure !== null && !isValidationError(failure) && (
        <Banner role="alert" title={text('receive.failed')} tone="danger">
          {reason()}
        </Banner>
      )}
      <DateField
        dayOnly
        error={said()}
        id="received-on"
        label={text('receive.day')}
        language={language}
        max={sellersToday()}
        name="received_on"
        onBlur={() => void form.setFieldTouched('received_on')}
        onChange={(day) => {
          setFailure(null);
          void form.setFieldValue('received_on', day);
        }}
        placeholder={dates.placeholder}
        required
        texts={{ ...dates, tooLate: text('receive.tooLate') }}
        value={form.values.received_on}
      />
    </FormDialog>
  );
}
