import { ExternalLink } from 'lucide-react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import type { LinkProps } from '../link/link-provider';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface TextLinkProps extends LinkProps {
  /** `quiet` has the colour of secondary text, for addresses in tables and footers. */
  tone?: 'accent' | 'quiet' | undefined;
  /** Opens a new tab, without the router, and announces it with this text ("opens in a new tab"). */
  newTabText?: string | undefined;
  /** Shows the new-tab arrow. */
  newTabIcon?: boolean | undefined;
}

/** A link, within text or alone. */
export function TextLink({ tone = 'accent', newTabText, newTabIcon, className, children, ...rest }: TextLinkProps) {
  const classes = classNames('a-text-link', tone === 'quiet' && 'a-text-link--quiet', className);
  if (newTabText === undefined) {
    return (
      <Link {...rest} className={classes}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} className={classes} rel="noreferrer" target="_blank">
      {children}
      <VisuallyHidden>, {newTabText}</VisuallyHidden>
      {newTabIcon === true && <Icon className="a-text-link__icon" icon={ExternalLink} size="s" />}
    </a>
  );
}
