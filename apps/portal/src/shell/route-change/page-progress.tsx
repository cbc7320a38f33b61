import { useTexts } from '@atrium/i18n';
import { VisuallyHidden } from '@atrium/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { portalMessages } from '../../messages';

const shownAfter = 300;

/** A progress line at the top while a page loads slowly. */
export function PageProgress() {
  const t = useTexts(portalMessages);
  const { state, location } = useNavigation();
  const [slow, setSlow] = useState<string>();
  const target = state === 'loading' ? location.key : undefined;
  useEffect(() => {
    if (target === undefined) return undefined;
    const timer = setTimeout(() => setSlow(target), shownAfter);
    return () => clearTimeout(timer);
  }, [target]);
  if (target === undefined || slow !== target) return null;
  return (
    <div className="portal-progress" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}
