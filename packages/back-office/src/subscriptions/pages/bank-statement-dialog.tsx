import { isConflictError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import { formatMoney, useCommonTexts, useFieldMessage, useLanguage, useTexts } from '@atrium/i18n';
import { useDateTexts } from '@atrium/i18n/lists';
import { Banner, Checkbox, DateField, FormDialog, TextField } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { bankStatementSchema, sellersToday } from '../model/bank-statement.schema';
import { readPrice } from '../../components/model/typed-price';
import { subscriptionsMessages } from '../messages';

/** A line of a bank statement. */
interface BankStatement {
  /** `YYYY-MM-DD`. */
  day: string;
  /** In cents. */
  amount: number;
  /** Whether another amount than the service expects was confirmed. */
  isConfirmed: boolean;
}

interface TypedStatement {
  day: string;
  amount: string;
  /** Confirms an unexpected amount; null until the question is shown. */
  is_confirmed: boolean | null;
}

interface BankStatementDialogProps {
  texts: Readonly<Record<'title' | 'description' | 'amount' | 'submit' | 'failed', string>>;
  /** The service's name for the day. */
  dayField: 'received_on' | 'paid_on';
  /** The account credit in cents. A lower amount needs a confirmation, because it may be a mistake. */
  credit?: number;
  /** Records it. The service's field errors are shown at their fields. */
  onRecord: (statement: BankStatement) => Promise<void>;
  /** Explains a conflict: the record has changed since. */
  conflictText: (error: { readonly code: string; readonly message: string }) => string;
  onClose: () => void;
}

/** Moves focus to the new question. */
const focus = (box: HTMLInputElement | null) => box?.focus();

/** Asks for day and amount of a bank statement, and records them. */
export function BankStatementDialog({
  texts,
  dayField,
  credit,
  onRecord,
  conflictText,
  onClose,
}: BankStatementDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const messageOf = useFieldMessage(subscriptionsMessages);
  const common = useCommonTexts();
  const [language] = useLanguage();
  const dates = useDateTexts();
  const [failure, setFailure] = useState<unknown>(null);

  const form = useFormik<TypedStatement>({
    initialValues: { day: sellersToday(), amount: '', is_confirmed: null },
    validationSchema: bankStatementSchema,
    onSubmit: async ({ day, amount, is_confirmed: isConfirmed }) => {
      setFailure(null);
      const cents = readPrice(amount) ?? 0;
      if (credit !== undefined && cents < credit && isConfirmed !== true) return askToConfirm();
      try {
        await onRecord({ day, amount: cents, isConfirmed: isConfirmed === true });
        onClose();
      } catch (error) {
        setFailure(error);
        if (isValidationError(error) && 'is_confirmed' in error.fields) void form.setFieldValue('is_confirmed', false);
      }
    },
  });

  async function askToConfirm() {
    await form.setFieldValue('is_confirmed', false, false);
    form.setFieldError('is_confirmed', 'statement.less');
  }

  function messageAt(name: keyof TypedStatement) {
    const field = name === 'day' ? dayField : name;
    const serverError = isValidationError(failure) ? failure.fields[field]?.join(' ') : undefined;
    const { error, touched } = form.getFieldMeta(name);
    return messageOf(serverError ?? (touched ? error : undefined));
  }

  function change(values: Partial<TypedStatement>) {
    setFailure(null);
    void form.setValues((now) => ({ ...now, ...values }));
  }

  function reason() {
    if (isConflictError(failure)) return conflictText(failure);
    return common(isNetworkError(failure) || isTimeoutError(failure) ? 'failure.network' : 'failure.hint');
  }

  return (
    <FormDialog
      busy={form.isSubmitting}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={texts.description}
      form={{ onSubmit: form.handleSubmit }}
      onClose={onClose}
      open
      submitLabel={texts.submit}
      title={texts.title}
    >
      {failure !== null && !isValidationError(failure) && (
        <Banner role="alert" title={texts.failed} tone="danger">
          {reason()}
        </Banner>
      )}
      <DateField
        dayOnly
        error={messageAt('day')}
        id="statement-day"
        label={text('statement.day')}
        language={language}
        max={sellersToday()}
        name="day"
        onBlur={() => void form.setFieldTouched('day')}
        onChange={(day) => change({ day })}
        placeholder={dates.placeholder}
        required
        texts={{ ...dates, tooLate: text('statement.tooLate') }}
        value={form.values.day}
      />
      <TextField
        autoComplete="off"
        error={messageAt('amount')}
        id="statement-amount"
        inputMode="decimal"
        label={texts.amount}
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
          error={messageAt('is_confirmed')}
          id="statement-confirmed"
          label={text('statement.confirm', { amount: formatMoney(readPrice(form.values.amount) ?? 0, 'EUR') })}
          name="is_confirmed"
          onChange={({ target }) => change({ is_confirmed: target.checked })}
          ref={focus}
        />
      )}
    </FormDialog>
  );
}
