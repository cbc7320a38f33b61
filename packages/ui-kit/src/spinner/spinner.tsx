import { classNames } from '../class-names';

export interface SpinnerProps {
  /** 14, 16 or 20 px. */
  size?: 's' | 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** A spinner. Decorative: show a text beside it. */
export function Spinner({ size = 'm', className }: SpinnerProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('a-icon', 'a-spinner', size !== 'm' && `a-icon--${size}`, className)}
      viewBox="0 0 24 24"
    >
      <circle className="a-spinner__track" cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
