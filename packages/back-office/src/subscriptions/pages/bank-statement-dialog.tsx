import {
  isConflictError,
  isNetworkError,
  isTimeoutError,
  isValidationError,
  ValidationError,
} from '@atrium/api-client';
import { useForm } from '@atrium/forms';
import { formatMoney, useCommonTexts, useLanguage, useTexts } from '@atrium/i18n';
import { useDateTexts } from '@atrium/i18n/lists';
import { Banner, Checkbox, DateField, FormDialog, TextField } from '@atrium/ui-kit';
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
  /** Whether the user confirmed an amount that differs from the expected one. */
  isConfirmed: boolean;
}

interface TypedStatement {
  day: string;
  amount: string;
  /** Confirms an unexpected amount. */
  is_confirmed: boolean;
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

/** Rejects a lower amount until it is confirmed, as the service rejects an unexpected one. */
const unconfirmed = () => new ValidationError(422, { errors: { is_confirmed: ['statement.less'] } });

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
  const common = useCommonTexts();
  const [language] = useLanguage();
  const dates = useDateTexts();
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm<TypedStatement>({
    initialValues: { day: sellersToday(), amount: '', is_confirmed: false },
    schema: bankStatementSchema,
    messages: [subscriptionsMessages],
    fieldOf: (name) => (name === dayField ? 'day' : name),
    idPrefix: 'statement-',
    send: async ({ day, amount, is_confirmed: isConfirmed }): Promise<void> => {
      const cents = readPrice(amount) ?? 0;
      try {
        if (credit !== undefined && cents < credit && !isConfirmed) throw unconfirmed();
        await onRecord({ day, amount: cents, isConfirmed });
        onClose();
      } catch (error) {
        if (isValidationError(error) && 'is_confirmed' in error.fields) setIsAsked(true);
        throw error;
      }
    },
  });
  const { values, formik } = form;
  const failure = form.busy ? null : form.failure;

  function change(typed: Partial<TypedStatement>) {
    form.clearFailure();
    void formik.setValues((now) => ({ ...now, ...typed }));
  }

  function reason() {
    if (isConflictError(failure)) return conflictText(failure);
    return common(isNetworkError(failure) || isTimeoutError(failure) ? 'failure.network' : 'failure.hint');
  }

  return (
    <FormDialog
      busy={form.busy}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      description={texts.description}
      form={form.formProps}
      onClose={onClose}
      open
      submitLabel={texts.submit}
      title={texts.title}
    >
      {failure !== null && (
        <Banner role="alert" title={texts.failed} tone="danger">
          {reason()}
        </Banner>
      )}
      <DateField
        dayOnly
        error={form.errorOf('day')}
        id={form.idOf('day')}
        label={text('statement.day')}
        language={language}
        max={sellersToday()}
        name="day"
        onBlur={() => void formik.setFieldTouched('day')}
        onChange={(day) => change({ day })}
        placeholder={dates.placeholder}
        required
        texts={{ ...dates, tooLate: text('statement.tooLate') }}
        value={values.day}
      />
      <TextField
        {...form.text('amount')}
        autoComplete="off"
        inputMode="decimal"
        label={texts.amount}
        onChange={({ target }) => {
          setIsAsked(false);
          change({ amount: target.value, is_confirmed: false });
        }}
        required
        suffix="€"
      />
      {isAsked && (
        <Checkbox
          {...form.tick('is_confirmed')}
          label={text('statement.confirm', { amount: formatMoney(readPrice(values.amount) ?? 0, 'EUR') })}
          onChange={({ target }) => change({ is_confirmed: target.checked })}
          ref={focus}
        />
      )}
    </FormDialog>
  );
}
