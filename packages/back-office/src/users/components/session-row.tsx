import type { Session } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Badge, Button, Icon } from '@atrium/ui-kit';
import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { usersMessages } from '../messages';

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, unknown: MonitorSmartphone };

interface SessionRowProps {
  session: Session;
  busy: boolean;
  /** Undefined if the caller may not end it. */
  onEnd: ((id: string) => void) | undefined;
}

/** A session of a user: device, IP address and last use. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const text = useTexts(usersMessages);
  const { id, ip, current, last_used_at: used } = session;
  const { browser, system, kind } = session.device;
  const both = browser !== null && system !== null ? text('sessions.device', { browser, system }) : null;
  const device = both ?? browser ?? system ?? text('sessions.unknown');
  return (
    <li className="user__row">
      <Icon icon={icons[kind]} />
      <span className="user__words">
        <span className="user__name">
          {device}
          {current && <Badge tone="accent">{text('sessions.current')}</Badge>}
        </span>
        <span className="user__note">{ip}</span>
      </span>
      <time className="user__at" dateTime={used}>
        {formatDateTime(used)}
      </time>
      <span className="user__act">
        {onEnd !== undefined && (
          <Button
            aria-label={text('sessions.endNamed', { device })}
            busy={busy}
            onClick={() => onEnd(id)}
            size="s"
            variant="ghost"
          >
            {text('sessions.end')}
          </Button>
        )}
      </span>
    </li>
  );
}
