import { isConflictError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import { formatMoney, useCommonTexts, useFieldMessage, useLanguage, useTexts } from '@atrium/i18n';
import { useDateWords } from '@atrium/i18n/lists';
import { Banner, Checkbox, DateField, FormDialog, TextField } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { bankStatementSchema, sellersToday } from '../../model/bank-statement.schema';
import { readPrice } from '../../model/typed-price';
import { subscriptionsMessages } from '../../subscriptions-messages';

/** What a bank statement says. */
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
  /** What the service calls the day. */
  dayField: 'received_on' | 'paid_on';
  /** The credit that was sent, in cents: an amount below it is asked about, since it may be a slip. */
  credit?: number;
  /** Notes it; what the service refuses about a field stands there. */
  onNote: (statement: BankStatement) => Promise<void>;
  /** Why the service refused, where the record is in another state by now. */
  conflictText: (error: { readonly code: string; readonly message: string }) => string;
  onClose: () => void;
}

/** What is asked for only now is where one goes on. */
const focus = (box: HTMLInputElement | null) => box?.focus();

/** Asks for day and amount of a bank statement, and records them. */
export function BankStatementDialog({
  texts,
  dayField,
  credit,
  onNote,
  conflictText,
  onClose,
}: BankStatementDialogProps) {
  const text = useTexts(subscriptionsMessages);
  const messageOf = useFieldMessage(subscriptionsMessages);
  const common = useCommonTexts();
  const [language] = useLanguage();
  const dates = useDateWords();
  const [failure, setFailure] = useState<unknown>(null);

  const form = useFormik<TypedStatement>({
    initialValues: { day: sellersToday(), amount: '', is_confirmed: null },
    validationSchema: bankStatementSchema,
    onSubmit: async ({ day, amount, is_confirmed: isConfirmed }) => {
      setFailure(null);
      const cents = readPrice(amount) ?? 0;
      if (credit !== undefined && cents < credit && isConfirmed !== true) return askWhetherRight();
      try {
        await onNote({ day, amount: cents, isConfirmed: isConfirmed === true });
        onClose();
      } catch (error) {
        setFailure(error);
        if (isValidationError(error) && 'is_confirmed' in error.fields) void form.setFieldValue('is_confirmed', false);
      }
    },
  });

  async function askWhetherRight() {
    await form.setFieldValue('is_confirmed', false, false);
    form.setFieldError('is_confirmed', 'statement.less');
  }

  function said(name: keyof TypedStatement) {
    const field = name === 'day' ? dayField : name;
    const refused = isValidationError(failure) ? failure.fields[field]?.join(' ') : undefined;
    const { error, touched } = form.getFieldMeta(name);
    return messageOf(refused ?? (touched ? error : undefined));
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
        error={said('day')}
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
        error={said('amount')}
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
          error={said('is_confirmed')}
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
