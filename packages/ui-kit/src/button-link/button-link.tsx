import { ButtonContent, buttonClassName } from '../button/button-content';
import type { ButtonLook } from '../button/button-content';
import { Link } from '../link/link';
import type { LinkProps } from '../link/link-provider';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  /** Opens a new tab, past the router, and says so in these words ("opens in a new tab"). */
  newTabText?: string | undefined;
  /** Leaves the application in the same tab, past the router, also where the address is of the same origin. */
  leaves?: boolean | undefined;
}

/** A link that looks like a button: it goes somewhere, and can be opened in a new tab. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, iconEnd, shortLabel, newTabText, leaves, className, children, ...rest } = props;
  const look = { className: buttonClassName({ variant, size, block }, className) };
  const content = (
    <ButtonContent icon={icon} iconEnd={iconEnd} shortLabel={shortLabel} size={size}>
      {children}
      {newTabText !== undefined && <VisuallyHidden>, {newTabText}</VisuallyHidden>}
    </ButtonContent>
  );
  if (leaves === true) {
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    );
  }
  if (newTabText === undefined) {
    return (
      <Link {...rest} {...look}>
        {content}
      </Link>
    );
  }
  return (
    <a {...rest} {...look} rel="noreferrer" target="_blank">
      {content}
    </a>
  );
}
