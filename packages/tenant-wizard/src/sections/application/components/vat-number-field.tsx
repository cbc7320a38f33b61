import { isRateLimitError, isValidationError } from '@atrium/api-client';
import type { VatCheck } from '@atrium/api-client/contract';
import { formatDateTime, useFieldMessage, useTexts } from '@atrium/i18n';
import { Button, Stack, Status } from '@atrium/ui-kit';
import { checkVatNumber } from '@atrium/validators';
import { vatNumberWarning } from '@atrium/validators/yup';
import { setIn } from 'formik';
import { useState, type ChangeEvent } from 'react';
import { useCheckVatNumber } from '../api/check-vat-number';
import { useSectionFields } from '../../form/components/section-form-context';
import { SectionTextField } from '../../form/components/section-text-field';
import { useWizard } from '../../form/components/use-wizard';
import { applicationMessages } from '../messages';
import type { ApplicationValues } from '../model/application-values';
import { fillFromRegister } from '../model/fill-from-register';
import { countryOfVatNumber } from '../model/vat-country';

const tones = { confirmed: 'success', refused: 'warning', not_checked: 'neutral' } as const;

/** The VAT number, with a VIES check that fills empty company fields. */
export function VatNumberField() {
  const text = useTexts(applicationMessages);
  const message = useFieldMessage(applicationMessages);
  const { tenant } = useWizard();
  const { form, attempt } = useSectionFields<ApplicationValues>();
  const check = useCheckVatNumber(tenant.id);
  const { vat_number: typed, country } = form.values.address;
  const verdict = checkVatNumber(typed, { country, level: 'shape' });
  /** The country follows the prefix of the number until the user chooses one. */
  const [unchosen, setUnchosen] = useState(typed === '' ? country : null);
  const isChosen = country !== unchosen || form.getFieldMeta('address.country').touched;
  const warning = message(vatNumberWarning(typed, { country }));
  const last = tenant.vat_check;
  const answer = verdict.valid && last?.vat_number === verdict.normalized ? last : undefined;

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const address = { ...form.values.address, vat_number: target.value };
    const named = countryOfVatNumber(target.value);
    if (named === undefined || isChosen) {
      void form.setValues({ ...form.values, address });
      return;
    }
    setUnchosen(named);
    void form.setValues({ ...form.values, address: { ...address, country: named } });
  }

  async function ask() {
    await form.setFieldTouched('address.vat_number');
    if (!verdict.valid) {
      document.getElementById('address.vat_number')?.focus();
      return;
    }
    const body = { vat_number: typed, country };
    const result = await check.mutateAsync({ params: { id: tenant.id }, body }).catch(() => undefined);
    if (result === undefined) return;
    const filled = fillFromRegister(form.values, result);
    const values = Object.entries(filled).reduce<ApplicationValues>(
      (all, [place, value]) => setIn(all, place, value),
      form.values,
    );
    if (Object.keys(filled).length > 0) void form.setValues(values);
  }

  function wordsOf({ status, reason, name, checked_at: at }: VatCheck) {
    const time = formatDateTime(at);
    if (status === 'not_checked') return text(`vies.reason.${reason ?? 'unavailable'}`, { time });
    if (status === 'refused') return text('vies.refused', { time });
    return name === null ? text('vies.confirmed', { time }) : text('vies.confirmedName', { time, name });
  }

  function failureOf(error: unknown) {
    if (isRateLimitError(error)) return text('vies.tooMany');
    return (isValidationError(error) && error.text('vat_number')) || text('vies.failed');
  }

  return (
    <Stack gap={2}>
      <SectionTextField
        autoCapitalize="characters"
        autoComplete="off"
        hint={warning !== undefined && <Status tone="warning">{warning}</Status>}
        judged={isChosen || attempt > 0 || countryOfVatNumber(typed) !== undefined}
        label={text('vatNumber')}
        name="address.vat_number"
        onTyped={type}
        required={false}
        spellCheck={false}
      />
      <Stack direction="row" gap={3}>
        <Button busy={check.isPending} onClick={() => void ask()} size="s">
          {text(check.isPending ? 'vies.checking' : 'vies.check')}
        </Button>
        <span className="vat-check" role="status">
          {answer !== undefined && !check.isError && <Status tone={tones[answer.status]}>{wordsOf(answer)}</Status>}
          {check.isError && <Status tone="danger">{failureOf(check.error)}</Status>}
        </span>
      </Stack>
    </Stack>
  );
}
