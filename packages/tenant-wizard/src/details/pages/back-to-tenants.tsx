import { useTexts } from '@atrium/i18n';
import { Icon, TextLink } from '@atrium/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { tenantDetailsMessages } from '../messages';
import { paths } from '../../paths';

export function BackToTenants() {
  const text = useTexts(tenantDetailsMessages);
  return (
    <TextLink className="back-to-tenants" href={paths.tenants.href()} tone="quiet">
      <Icon icon={ArrowLeft} size="s" />
      {text('back')}
    </TextLink>
  );
}
