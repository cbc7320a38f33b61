import { formatDate, useCommonTexts, useTexts } from '@atrium/i18n';
import { Icon, IconButton, TextLink } from '@atrium/ui-kit';
import { Hourglass, TriangleAlert, X } from 'lucide-react';
import { portalMessages } from '../../messages';

export interface TrialBarProps {
  readonly title: string;
  readonly daysLeft: number;
  readonly endsAt: string;
  /** The subscription page. */
  readonly href: string;
  /** Missing in the last days: then the bar stays. */
  readonly onClose?: (() => void) | undefined;
}

/** Says when the free trial ends, and where to choose a plan. */
export function TrialBar({ title, daysLeft, endsAt, href, onClose }: TrialBarProps) {
  const t = useTexts(portalMessages);
  const common = useCommonTexts();
  const date = formatDate(endsAt);
  const urgent = onClose === undefined;
  return (
    <section aria-label={t('trial.label')} className={urgent ? 'portal-trial portal-trial--urgent' : 'portal-trial'}>
      <Icon className="portal-trial__icon" icon={urgent ? TriangleAlert : Hourglass} />
      <p className="portal-trial__text">
        {daysLeft > 0 ? t('trial.endsIn', { count: daysLeft, title, date }) : t('trial.endsToday', { title, date })}
      </p>
      <TextLink href={href}>{t('trial.choosePlan')}</TextLink>
      {onClose && (
        <span className="portal-trial__close">
          <IconButton icon={X} label={common('close')} onClick={onClose} size="s" />
        </span>
      )}
    </section>
  );
}
