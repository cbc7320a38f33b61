import { useTexts } from '@atrium/i18n';
import { Icon, TextLink } from '@atrium/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { tenantMessages } from '../../tenant/messages';
import { paths } from '../../paths';

/** The way back to the list. */
export function BackToTenants() {
  const text = useTexts(tenantMessages);
  return (
    <TextLink className="back-to-tenants" href={paths.tenants.href()} tone="quiet">
      <Icon icon={ArrowLeft} size="s" />
      {text('details.back')}
    </TextLink>
  );
}
