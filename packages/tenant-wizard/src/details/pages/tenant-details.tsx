import type { Tenant } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, ButtonLink, CompanyTile, PageHeader, Stack } from '@atrium/ui-kit';
import { ExternalLink } from 'lucide-react';
import { CrmLink } from '../../tenant/components/crm-link';
import { RegistrationWarning } from '../../sections/fiscalization/components/registration-warning';
import { TenantStatus } from '../../tenant/components/tenant-status';
import { UnclosedWarning } from '../../sections/fiscalization/components/unclosed-warning';
import { tenantDetailsMessages } from '../messages';
import { tenantMessages } from '../../tenant/messages';
import { isPageAddress } from '../../tenant/model/display-address';
import { tenantAppearance } from '../../tenant/model/tenant-appearance';
import { paths } from '../../paths';
import { BillingNoticePart, BillingPart, AccountCreditPart } from './billing-part';
import { CloseTenant } from './close-tenant';
import { IntegrationsCard } from './integrations-card';
import { MembersCard } from '../../members/components/members-card';
import { SetupChecklist } from './setup-checklist';
import { TenantOverview } from './tenant-overview';
import { UpdateCrm } from './update-crm';

/** An existing company CRM, or a closed one. */
export function TenantDetails({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantDetailsMessages);
  const tenantText = useTexts(tenantMessages);
  const common = useCommonTexts();
  const { state, url } = tenant;
  const isOpen = state === 'active' && url !== null && isPageAddress(url);
  return (
    <>
      <PageHeader
        actions={
          <>
            <UpdateCrm tenant={tenant} />
            {isOpen && (
              <ButtonLink href={url} iconEnd={ExternalLink} newTabText={common('opensInNewTab')} variant="primary">
                {tenantText('openCrm')}
              </ButtonLink>
            )}
          </>
        }
        back={{ href: paths.tenants.href(), label: text('back') }}
        lead={<CompanyTile name={tenant.title} size="xl" state={tenantAppearance[state].tile} />}
        status={
          <>
            <TenantStatus state={state} />
            {url !== null && <CrmLink open={state === 'active'} url={url} />}
          </>
        }
        title={tenant.title}
        width="details"
      />
      <div className="details">
        <Stack gap={6}>
          {state === 'closed' && <Banner tone="info">{text('closedText')}</Banner>}
          {state === 'closed' ? <AccountCreditPart tenant={tenant} /> : <BillingNoticePart tenant={tenant} />}
          {state === 'closed' ? <UnclosedWarning tenant={tenant} /> : <RegistrationWarning tenant={tenant} />}
          <TenantOverview tenant={tenant} />
          {state !== 'closed' && <IntegrationsCard tenant={tenant} />}
          <MembersCard tenant={tenant} />
          {state !== 'closed' && <SetupChecklist tenant={tenant} />}
        </Stack>
        <Stack gap={6}>
          {state !== 'closed' && <BillingPart tenant={tenant} />}
          {tenant.allowed_actions.includes('close') && <CloseTenant tenant={tenant} />}
        </Stack>
      </div>
    </>
  );
}
