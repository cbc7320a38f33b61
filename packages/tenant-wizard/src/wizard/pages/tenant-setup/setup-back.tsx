import { useTexts } from '@atrium/i18n';
import { Icon, TextLink, VisuallyHidden } from '@atrium/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { wizardMessages } from '../../messages';

export function SetupBack({ href }: { href: string }) {
  const text = useTexts(wizardMessages);
  return (
    <TextLink className="wizard-phone-back" href={href} tone="quiet">
      <Icon icon={ArrowLeft} size="l" />
      <VisuallyHidden>{text('setup.back')}</VisuallyHidden>
    </TextLink>
  );
}
