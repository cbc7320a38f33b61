import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClassName } from '../button/button-content';
import type { ButtonSize, ButtonVariant } from '../button/button-content';
import { Icon } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { Tooltip } from '../tooltip/tooltip';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  /** Accessible name of the button, also its tooltip. */
  label: string;
  icon: LucideIcon;
  variant?: Exclude<ButtonVariant, 'link'> | undefined;
  size?: ButtonSize | undefined;
  busy?: boolean | undefined;
  /** Why the button is unavailable; replaces the label in the tooltip. */
  disabledReason?: string | undefined;
  /** Keyboard shortcut, shown in the tooltip. */
  shortcut?: string | undefined;
}

/** An icon-only button. Its name is its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'ghost', size, busy = false, disabledReason, shortcut, className, ...rest } = props;
  const disabled = disabledReason !== undefined;
  return (
    <Tooltip as={disabled ? 'description' : 'decoration'} content={disabledReason ?? label} shortcut={shortcut}>
      {(describedBy) => (
        <button
          type="button"
          {...rest}
          aria-busy={busy || rest['aria-busy']}
          aria-describedby={describedBy ?? rest['aria-describedby']}
          aria-disabled={disabled || rest['aria-disabled']}
          aria-label={label}
          className={buttonClassName({ variant, size }, `a-icon-button ${className ?? ''}`.trim())}
          onClick={(event) => {
            if (disabled || busy) event.preventDefault();
            else rest.onClick?.(event);
          }}
        >
          {busy ? <Spinner /> : <Icon icon={icon} />}
        </button>
      )}
    </Tooltip>
  );
}
