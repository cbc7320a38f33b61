import { useTexts } from '@atrium/i18n';
import { ErrorState } from '@atrium/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { portalMessages } from '../../messages';
import { PageFrame } from '../page-frame';
import { useServiceHealth } from './use-service-health';

/** Full page while the service is unreachable. Continues automatically. */
export function ServiceDown() {
  const t = useTexts(portalMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const { checking, checkNow } = useServiceHealth(
    () => void navigate(location, { replace: true, state: location.state }),
  );
  return (
    <PageFrame>
      <ErrorState
        headingLevel={1}
        retry={{ label: t('down.retry'), onRetry: checkNow, busy: checking }}
        title={t('down.title')}
      >
        {t('down.text')}
      </ErrorState>
    </PageFrame>
  );
}
