import { useTexts } from '@atrium/i18n';
import { ButtonLink, ErrorState } from '@atrium/ui-kit';
import { SearchX } from 'lucide-react';
import { tenantMessages } from '../messages';
import { paths } from '../../paths';

/** For a company CRM that does not exist, or that the user cannot access. */
export function MissingTenant() {
  const text = useTexts(tenantMessages);
  return (
    <ErrorState
      actions={<ButtonLink href={paths.tenants.href()}>{text('backToTenants')}</ButtonLink>}
      headingLevel={1}
      icon={SearchX}
      title={text('missing')}
    >
      {text('missingText')}
    </ErrorState>
  );
}
