import { formatBillingDay, RichText, useCommonTexts, useTexts } from '@atrium/i18n';
import { Icon, IconButton, TextLink, useMediaQuery } from '@atrium/ui-kit';
import { Hourglass, TriangleAlert, X } from 'lucide-react';
import { portalMessages } from '../../messages';

export interface TrialBarProps {
  readonly title: string;
  readonly daysLeft: number;
  readonly endsAt: string;
  /** The subscription page. */
  readonly href: string;
  /** Without it, the bar cannot be closed, as in the last days. */
  readonly onClose?: (() => void) | undefined;
}

/** Shows when the free trial ends, with a link to choose a plan. */
export function TrialBar({ title, daysLeft, endsAt, href, onClose }: TrialBarProps) {
  const t = useTexts(portalMessages);
  const common = useCommonTexts();
  const short = useMediaQuery('(max-width: 768px)');
  const sentence = daysLeft > 0 ? 'endsIn' : 'endsToday';
  const urgent = onClose === undefined;
  return (
    <section aria-label={t('trial.label')} className={urgent ? 'portal-trial portal-trial--urgent' : 'portal-trial'}>
      <Icon className="portal-trial__icon" icon={urgent ? TriangleAlert : Hourglass} />
      <p className="portal-trial__text">
        <RichText
          elements={{ name: <strong className="portal-trial__name" /> }}
          messages={portalMessages}
          text={short ? `trial.short.${sentence}` : `trial.${sentence}`}
          values={{ count: daysLeft, title, date: formatBillingDay(endsAt) }}
        />
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
