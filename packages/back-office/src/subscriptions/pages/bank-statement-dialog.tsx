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
  /** The payer's reference; empty for none. */
  reference: string;
  /** Whether the user confirmed an unexpected amount or a repeated receipt. */
  isConfirmed: boolean;
}

interface TypedStatement {
  day: string;
  amount: string;
  reference: string;
  /** Confirms an unexpected amount or a repeated receipt. */
  is_confirmed: boolean;
}

interface BankStatementDialogProps {
  texts: Readonly<Record<'title' | 'amount' | 'submit' | 'failed', string>> & {
    /** Its paragraphs. */
    readonly description: readonly string[];
  };
  /** The service's name for the day. */
  dayField: 'received_on' | 'paid_on';
  /** Account credit that can be paid out, in cents. A lower amount needs a confirmation, because it may be a mistake. */
  credit?: number;
  /** Whether it asks for the payer's reference. */
  hasReference?: boolean;
  /** Records it. The service's field errors are shown at their fields. */
  onRecord: (statement: BankStatement) => Promise<void>;
  /** Explains a conflict: the record has changed since. */
  conflictText: (error: { readonly code: string; readonly message: string }) => string;
  onClose: () => void;
}

/** Rejects a lower amount until it is confirmed, as the service rejects an unexpected one. */
const unconfirmed = () => new ValidationError(422, { errors: { is_confirmed: ['statement.less'] } });

/** As long as a SEPA remittance text. */
const longestReference = 140;

/** Moves focus to the new question. */
const focus = (box: HTMLInputElement | null) => box?.focus();

/** Asks for day and amount of a bank statement, and records them. */
export function BankStatementDialog({
  texts,
  dayField,
  credit,
  hasReference = false,
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
    initialValues: { day: sellersToday(), amount: '', reference: '', is_confirmed: false },
    schema: bankStatementSchema,
    messages: [subscriptionsMessages],
    fieldOf: (name) => (name === dayField ? 'day' : name),
    idPrefix: 'statement-',
    send: async ({ day, amount, reference, is_confirmed: isConfirmed }): Promise<void> => {
      const cents = readPrice(amount) ?? 0;
      try {
        if (credit !== undefined && cents < credit && !isConfirmed) throw unconfirmed();
        await onRecord({ day, amount: cents, reference: reference.trim(), isConfirmed });
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

  /** Another statement has to be confirmed again. */
  function edit(typed: Partial<TypedStatement>) {
    setIsAsked(false);
    change({ ...typed, is_confirmed: false });
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
      description={texts.description.map((paragraph) => (
        <span className="subscriptions__paragraph" key={paragraph}>
          {paragraph}
        </span>
      ))}
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
        onChange={(day) => edit({ day })}
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
        onChange={({ target }) => edit({ amount: target.value })}
        required
        suffix="€"
      />
      {hasReference && (
        <TextField
          {...form.text('reference')}
          autoComplete="off"
          hint={text('recordTransfer.referenceHint')}
          label={text('recordTransfer.reference')}
          maxLength={longestReference}
          onChange={({ target }) => edit({ reference: target.value })}
        />
      )}
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
