import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { Spinner } from '../spinner/spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  /** `primary` at most once per view, `danger` only in a confirm dialog. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** `s` in tables and toolbars, `l` on auth pages and for paying. Default `m`. */
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  /** Icon after the label, for a direction or a new tab. */
  iconEnd?: LucideIcon | undefined;
  /**
   * Replaces the label on a phone; an empty one leaves the icon alone. The accessible name stays the whole label ("Update"
   * for "Update company CRM").
   */
  shortLabel?: string | undefined;
}

export function buttonClassName({ variant = 'secondary', size = 'm', block }: ButtonLook, className?: string): string {
  return classNames(
    'a-button',
    `a-button--${variant}`,
    size !== 'm' && `a-button--${size}`,
    block === true && 'a-button--block',
    className,
  );
}

interface ButtonContentProps extends Pick<ButtonLook, 'icon' | 'iconEnd' | 'size' | 'shortLabel'> {
  busy?: boolean | undefined;
  children: ReactNode;
}

export function ButtonContent({ icon, iconEnd, size, shortLabel, busy, children }: ButtonContentProps) {
  const iconSize = size === 's' ? 's' : 'm';
  const startIcon = icon && <Icon className="a-button__icon" icon={icon} size={iconSize} />;
  return (
    <>
      {busy === true ? <Spinner className="a-button__icon" size={iconSize} /> : startIcon}
      <span className={shortLabel === undefined ? 'a-button__label' : 'a-button__label a-button__label--wide'}>
        {children}
      </span>
      {shortLabel !== undefined && (
        <span aria-hidden="true" className="a-button__short">
          {shortLabel}
        </span>
      )}
      {iconEnd && <Icon className="a-button__icon-end" icon={iconEnd} size={iconSize} />}
    </>
  );
}
