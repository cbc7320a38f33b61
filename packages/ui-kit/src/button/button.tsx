import { useId, useMemo, useRef } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names';
import { mergeRefs } from '../merge-refs';
import { ButtonContent, buttonClassName } from './button-content';
import type { ButtonLook } from './button-content';
import { useFixedWidth } from './use-fixed-width';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /**
   * Shows a spinner instead of the icon, ignores presses and keeps the width. Change the label to the work ("Saving").
   */
  busy?: boolean | undefined;
  /** Why the button is unavailable. It stays focusable, and the reason is shown beside it. */
  disabledReason?: string | undefined;
}

/** Performs an action. To navigate, use a `ButtonLink`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    icon,
    iconEnd,
    shortLabel,
    busy = false,
    disabledReason,
    className,
    children,
    ...rest
  } = props;
  const reasonId = useId();
  const own = useRef<HTMLButtonElement>(null);
  const ref = useMemo(() => mergeRefs(own, rest.ref), [rest.ref]);
  const measure = useFixedWidth(own, busy);
  const inert = busy || disabledReason !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inert) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    measure();
    rest.onClick?.(event);
  }

  const button = (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-busy={busy || rest['aria-busy']}
      aria-describedby={classNames(rest['aria-describedby'], disabledReason !== undefined && reasonId) || undefined}
      aria-disabled={disabledReason !== undefined || rest['aria-disabled']}
      className={buttonClassName({ variant, size, block }, className)}
      onClick={press}
    >
      <ButtonContent busy={busy} icon={icon} iconEnd={iconEnd} shortLabel={shortLabel} size={size}>
        {children}
      </ButtonContent>
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={classNames('a-button-reason', block === true && 'a-button-reason--block')}>
      {button}
      <span className="a-button-reason__text" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}
