import { Bell, CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { NOTICE_ANIMATION, noticeDurations } from './notice';
import type { ShownNotice } from './notice';
import { useHoverOrFocus } from './use-hover-or-focus';
import { useCountdown } from './use-countdown';

const ICONS = { neutral: Bell, info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

interface NotificationProps {
  notice: ShownNotice;
  closeLabel: string;
  leaving: boolean;
  onLeave: () => void;
  onGone: () => void;
}

function RemoveAfterExit({ onGone }: { onGone: () => void }) {
  useCountdown(NOTICE_ANIMATION, false, onGone);
  return null;
}

export function Notification({ notice, closeLabel, leaving, onLeave, onGone }: NotificationProps) {
  const item = useRef<HTMLLIElement>(null);
  const hasAttention = useHoverOrFocus(item);
  const { tone, icon = ICONS[tone], title, text, action, reference, duration = noticeDurations[tone] } = notice;
  useCountdown(duration, hasAttention || leaving, onLeave);

  return (
    <li className={classNames('a-notice', `a-notice--${tone}`, leaving && 'a-notice--leaving')} ref={item}>
      <Icon className="a-notice__icon" icon={icon} />
      <div className="a-notice__words" role={tone === 'error' ? 'alert' : 'status'}>
        <p className="a-notice__title">{title}</p>
        {text && <p className="a-notice__text">{text}</p>}
        {(action || reference !== undefined) && (
          <p className="a-notice__foot">
            {action && (
              <button
                className="a-notice__action"
                onClick={() => {
                  action.onPress();
                  onLeave();
                }}
                type="button"
              >
                {action.label}
              </button>
            )}
            {reference !== undefined && <code>{reference}</code>}
          </p>
        )}
      </div>
      <IconButton className="a-notice__close" icon={X} label={closeLabel} onClick={onLeave} size="s" />
      {leaving && <RemoveAfterExit onGone={onGone} />}
    </li>
  );
}
