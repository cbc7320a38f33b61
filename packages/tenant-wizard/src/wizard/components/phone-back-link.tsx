import { useTexts } from '@atrium/i18n';
import { Icon, TextLink, VisuallyHidden } from '@atrium/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { tenantMessages } from '../../tenant/messages';
import { paths } from '../../paths';

export function PhoneBackLink() {
  const text = useTexts(tenantMessages);
  return (
    <TextLink className="wizard-phone-back" href={paths.tenants.href()} tone="quiet">
      <Icon icon={ArrowLeft} size="l" />
      <VisuallyHidden>{text('backToTenants')}</VisuallyHidden>
    </TextLink>
  );
}
