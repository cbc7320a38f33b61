import { useTexts } from '@atrium/i18n';
import { Banner, TextLink } from '@atrium/ui-kit';
import type { HeldTenant } from '../../../model/held-tenants';
import { tenantHref } from '../../../paths';
import { settingsMessages } from '../../../settings-messages';

export interface HeldTenantsProps {
  readonly tenants: readonly HeldTenant[];
}

/** What must be transferred or closed first, each a link to where that is done. */
export function HeldTenants({ tenants }: HeldTenantsProps) {
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
