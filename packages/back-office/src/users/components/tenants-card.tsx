import type { UserTenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card, CompanyTile, TextLink } from '@atrium/ui-kit';
import { tenantHref } from '../../paths';
import { usersMessages } from '../messages';

/** The open company CRMs that a user is a member of. */
export function TenantsCard({ tenants }: { tenants: readonly UserTenant[] }) {
  const text = useTexts(usersMessages);
  return (
    <Card flush title={text('tenants.title')}>
      {tenants.length === 0 ? (
        <p className="user__empty">{text('tenants.none')}</p>
      ) : (
        <ul className="user__rows">
          {tenants.map(({ id, title, role }) => (
            <li className="user__row" key={id}>
              <CompanyTile name={title} />
              <span className="user__words">
                <TextLink href={tenantHref(id)}>{title}</TextLink>
                <span className="user__note">{text(`tenants.role.${role}`)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
