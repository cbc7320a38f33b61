import type { CourierName } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { FieldGrid } from '@atrium/ui-kit';
import { SecretField } from '../../form/components/secret-field';
import { SectionTextField } from '../../form/components/section-text-field';
import { verbatim } from '../../form/components/verbatim';
import { couriersMessages } from '../messages';
import { usualWeights } from '../model/courier-values';

/** Identifiers of the company at the courier. */
function OwnFields({ name }: { name: CourierName }) {
  const text = useTexts(couriersMessages);
  if (name === 'posta_slovenije') {
    return (
      <>
        <FieldGrid>
          <SectionTextField autoComplete="off" kind="id" label={text('clientId')} name="posta_slovenije.client_id" />
          <SectionTextField
            autoComplete="off"
            kind="id"
            label={text('contractId')}
            name="posta_slovenije.contract_id"
          />
        </FieldGrid>
        <FieldGrid>
          <SectionTextField autoComplete="off" kind="id" label={text('branchId')} name="posta_slovenije.branch_id" />
          <SectionTextField autoComplete="off" kind="id" label={text('postalId')} name="posta_slovenije.postal_id" />
        </FieldGrid>
      </>
    );
  }
  if (name === 'dpd') return null;
  return (
    <SectionTextField autoComplete="off" inputMode="numeric" label={text('clientNumber')} name="gls.client_number" />
  );
}

/** Account with a courier, and the maximum weight. */
export function AccountFields({ name }: { name: CourierName }) {
  const text = useTexts(couriersMessages);
  const title = text(`name.${name}`);
  return (
    <>
      <OwnFields name={name} />
      <SectionTextField {...verbatim} label={text('username')} name={`${name}.username`} />
      <SecretField label={text('password')} name={`${name}.password`} />
      <SectionTextField
        autoComplete="off"
        className="courier__weight"
        hint={text('maxWeightHint', { name: title, usual: formatNumber(usualWeights[name]) })}
        inputMode="decimal"
        label={text('maxWeight')}
        name={`${name}.max_weight`}
        suffix="kg"
      />
    </>
  );
}
