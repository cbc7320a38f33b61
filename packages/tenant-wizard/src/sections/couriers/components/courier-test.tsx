import type { CourierName } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { AccountTest } from '../../connection-test/components/account-test';
import { useSectionFields } from '../../form/components/section-form-context';
import { couriersMessages } from '../messages';
import { toCouriersInput, type CouriersValues } from '../model/courier-values';

const stages = ['name', 'tcp', 'tls', 'login'] as const;

/** Tests a courier account. DPD has no test and says so. */
export function CourierTest({ name }: { name: CourierName }) {
  const text = useTexts(couriersMessages);
  const { form } = useSectionFields<CouriersValues>();
  const { posta_slovenije: posta = {}, gls = {} } = toCouriersInput(form.values, { withSecrets: true });
  const shared = { section: 'couriers', stages, target: { provider: text(`name.${name}`) } } as const;
  if (name === 'dpd') return <p className="form-part__text">{text('noTest')}</p>;
  if (name === 'gls') {
    return (
      <AccountTest
        {...shared}
        body={{ gls }}
        fields={['gls.client_number', 'gls.username', 'gls.password']}
        name="gls"
        secret="gls.password"
      />
    );
  }
  return (
    <AccountTest
      {...shared}
      blamed="posta_slovenije.client_id"
      body={{ posta_slovenije: posta }}
      fields={['client_id', 'contract_id', 'branch_id', 'postal_id'].map((field) => `posta_slovenije.${field}`)}
      name="posta_slovenije"
      secret="posta_slovenije.password"
    />
  );
}
