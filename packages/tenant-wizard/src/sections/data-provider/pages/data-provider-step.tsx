import type { ConnectionReason, ConnectionStage } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Stack } from '@atrium/ui-kit';
import { ConnectionTestPanel } from '../../connection-test/components/connection-test-panel';
import { SectionForm } from '../../form/components/section-form';
import { useWizard } from '../../form/components/use-wizard';
import { dataProviderMessages } from '../messages';
import { tenantMessages } from '../../../tenant/messages';
import { tenantExists } from '../../../tenant/model/tenant-exists';
import { DatabaseFields } from '../components/database-fields';
import { useDataProviderForm } from '../components/use-data-provider-form';
import { useDataProviderTest } from '../components/use-data-provider-test';
import { VpnRequest } from '../components/vpn-request';

const stages: readonly ConnectionStage[] = ['name', 'tcp', 'tls', 'login', 'database', 'rights'];

/** Failures that a VPN can fix. */
const fixedByVpn: readonly ConnectionReason[] = [
  'host_not_allowed',
  'name_unknown',
  'unreachable',
  'access_not_allowed',
];

/** Section 2: the company's own database and its connection test. */
export function DataProviderStep() {
  const tenantText = useTexts(tenantMessages);
  const text = useTexts(dataProviderMessages);
  const { tenant } = useWizard();
  const form = useDataProviderForm();
  const { test, run, start, blamed } = useDataProviderTest(form);
  const offersVpn = blamed !== undefined && fixedByVpn.includes(blamed.reason);
  return (
    <SectionForm
      form={form}
      text={text(tenantExists(tenant) ? 'textExisting' : 'text')}
      title={tenantText('section.data_provider')}
    >
      <Stack gap={5}>
        <DatabaseFields blamed={blamed} />
      </Stack>
      <ConnectionTestPanel
        action={offersVpn && <VpnRequest />}
        onStart={start}
        run={run}
        stages={stages}
        target={form.form.values}
        test={test}
      />
      {!offersVpn && (
        <div className="vpn-request">
          <p className="vpn-request__text">{text('vpn.why')}</p>
          <VpnRequest />
        </div>
      )}
    </SectionForm>
  );
}
