import { useTexts } from '@atrium/i18n';
import { Banner, TextLink } from '@atrium/ui-kit';
import type { BlockingTenant } from '../../../model/blocking-tenants';
import { tenantHref } from '../../../paths';
import { settingsMessages } from '../../../settings-messages';

export interface BlockingTenantsProps {
  readonly tenants: readonly BlockingTenant[];
}

/** The company CRMs to transfer or close first, with links. */
export function BlockingTenants({ tenants }: BlockingTenantsProps) {
  const t = useTexts(settingsMessages);
  return (
    <Banner role="alert" title={t('close.ownsTitle')} tone="warning">
      <p>{t('close.owns')}</p>
      <ul className="auth-held">
        {tenants.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={tenantHref(id)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
