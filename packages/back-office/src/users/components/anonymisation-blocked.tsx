import type { Anonymisation } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, TextLink } from '@atrium/ui-kit';
import { tenantHref } from '../../paths';
import { usersMessages } from '../messages';

/** Why the account cannot be anonymised, with the company CRMs that need another owner. */
export function AnonymisationBlocked({ blocked_by: block, owned: count, owned_tenants: owned }: Anonymisation) {
  const text = useTexts(usersMessages);
  return (
    <Banner title={text('anonymise.blocked')} tone="warning">
      {block === null
        ? text(owned.length > 0 ? 'anonymise.owns' : 'anonymise.owns_unseen', { count })
        : text(`anonymise.${block}`)}
      {block === null && owned.length > 0 && (
        <ul className="users__owned">
          {owned.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={tenantHref(id)}>{title}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
