import { couriers, type CourierName } from '@atrium/api-client/contract/couriers';
import { formatNumber, useTexts } from '@atrium/i18n';
import { FieldGrid } from '@atrium/ui-kit';
import { SecretField } from '../../form/components/secret-field';
import { SectionTextField } from '../../form/components/section-text-field';
import { verbatim } from '../../form/components/verbatim';
import { couriersMessages } from '../messages';
import { accountRows, type AccountRowField } from '../model/account-rows';
import { courierLabel } from '../model/courier-label';

const inputs = {
  id: { autoComplete: 'off', kind: 'id' },
  digits: { autoComplete: 'off', inputMode: 'numeric' },
  login: verbatim,
} as const;

function AccountField({ courier, field, type }: AccountRowField & { readonly courier: CourierName }) {
  const text = useTexts(couriersMessages);
  const shared = { label: text(courierLabel(courier, field)), name: `${courier}.${field}` };
  return type === 'secret' ? <SecretField {...shared} /> : <SectionTextField {...inputs[type]} {...shared} />;
}

/** Account with a courier, and the maximum weight. */
export function AccountFields({ name }: { name: CourierName }) {
  const text = useTexts(couriersMessages);
  const { title, maxWeight } = couriers[name];
  return (
    <>
      {accountRows(name).map((row) => {
        const fields = row.map((one) => <AccountField {...one} courier={name} key={one.field} />);
        return fields.length > 1 ? <FieldGrid key={row[0]?.field}>{fields}</FieldGrid> : fields;
      })}
      <SectionTextField
        autoComplete="off"
        className="courier__weight"
        hint={text('maxWeightHint', { name: title, usual: formatNumber(maxWeight.usual) })}
        inputMode="decimal"
        label={text('maxWeight')}
        name={`${name}.max_weight`}
        suffix="kg"
      />
    </>
  );
}
