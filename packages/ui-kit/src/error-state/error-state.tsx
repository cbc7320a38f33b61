import { CloudOff, RotateCw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { CopyButton } from '../copy-button/copy-button';
import { Icon } from '../icon/icon';

export interface ErrorStateProps {
  /** What failed ("The tenants could not be loaded"). */
  title: ReactNode;
  /** The reason if known, and that nothing was lost. */
  children?: ReactNode;
  icon?: LucideIcon | undefined;
  retry?: { label: string; onRetry: () => void; busy?: boolean | undefined } | undefined;
  /** The reference id for support. */
  reference?: { value: string; copyLabel: string; copiedText: string } | undefined;
  /** Further actions. */
  actions?: ReactNode;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Replaces content that failed to load: what failed, Retry, and the reference id. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, icon = CloudOff, retry, reference, actions, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="a-empty" role="alert">
      <span className="a-empty__icon">
        <Icon icon={icon} />
      </span>
      <Heading className="a-empty__title">{title}</Heading>
      {children && <div className="a-empty__text">{children}</div>}
      {(retry || reference || actions) && (
        <div className="a-empty__actions">
          {retry && (
            <Button busy={retry.busy} icon={RotateCw} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {actions}
          {reference && (
            <CopyButton copiedText={reference.copiedText} label={reference.copyLabel} value={reference.value} />
          )}
        </div>
      )}
    </div>
  );
}
