import type { Session } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Badge, Button, Icon } from '@atrium/ui-kit';
import { MonitorSmartphone, Monitor, Smartphone, Tablet } from 'lucide-react';
import { settingsMessages } from '../../../settings-messages';
import { deviceName } from './device-name';

export interface SessionRowProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, unknown: MonitorSmartphone };

/** One session: device, start and last use. Every session except the current one can be ended. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTexts(settingsMessages);
  const { device, ip, created_at: created, last_used_at: used, current } = session;
  const name = deviceName(device, t);
  return (
    <li className="auth-session">
      <span className="auth-session__icon">
        <Icon icon={icons[device.kind]} />
      </span>
      <div className="auth-session__text">
        <p className="auth-session__name">
          {name}
          {current && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </p>
        <p className="auth-hint">
          {t('sessions.used', { used: formatDateTime(used), created: formatDateTime(created), ip })}
        </p>
      </div>
      {!current && (
        <Button aria-label={t('sessions.endNamed', { device: name })} busy={busy} onClick={onEnd} size="s">
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
