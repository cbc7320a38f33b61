import { ButtonContent, buttonClassName } from '../button/button-content';
import type { ButtonLook } from '../button/button-content';
import { Link } from '../link/link';
import type { LinkProps } from '../link/link-provider';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  /** Opens a new tab, without the router, and announces it with this text ("opens in a new tab"). */
  newTabText?: string | undefined;
  /** Leaves the application in the same tab without the router, even for an address of the same origin. */
  external?: boolean | undefined;
}

/** A link that looks like a button. It navigates and can be opened in a new tab. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, iconEnd, shortLabel, newTabText, external, className, children, ...rest } = props;
  const look = { className: buttonClassName({ variant, size, block }, className) };
  const content = (
    <ButtonContent icon={icon} iconEnd={iconEnd} shortLabel={shortLabel} size={size}>
      {children}
      {newTabText !== undefined && <VisuallyHidden>, {newTabText}</VisuallyHidden>}
    </ButtonContent>
  );
  if (external === true) {
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
