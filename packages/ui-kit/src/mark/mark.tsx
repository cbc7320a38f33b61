import { classNames } from '../class-names';

export interface MarkProps {
  /** The product's name. Omit it if the name is shown beside it. */
  name?: string | undefined;
  className?: string | undefined;
}

/** The doorway without the name, for narrow spaces. */
export function Mark({ name, className }: MarkProps) {
  return (
    <svg
      aria-hidden={name === undefined}
      aria-label={name}
      className={classNames('a-mark', className)}
      role={name === undefined ? undefined : 'img'}
      viewBox="0 0 24 24"
    >
      <path
        d="M3 22V11a9 9 0 0 1 18 0v11h-3.25V14.5H6.25V22zM6.25 11.5h11.5V11a5.75 5.75 0 0 0 -11.5 0z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}
