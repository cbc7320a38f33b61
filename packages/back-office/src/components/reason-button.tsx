import { Button, Tooltip, type ButtonProps } from '@atrium/ui-kit';

/** A button of a bar. While its action is impossible, its tooltip tells why. */
export function ReasonButton({ disabledReason, onClick, ...button }: ButtonProps) {
  if (disabledReason === undefined) return <Button {...button} onClick={onClick} />;
  return (
    <Tooltip content={disabledReason}>
      {(describedBy) => <Button {...button} aria-describedby={describedBy} aria-disabled />}
    </Tooltip>
  );
}
