import type { StrokeColor } from '@atrium/api-client/contract';
import type { ComponentProps } from 'react';

interface InkButtonProps extends ComponentProps<'button'> {
  color: StrokeColor;
  label: string;
  isChosen: boolean;
}

/** Chooses a colour of ink. */
export function InkButton({ color, label, isChosen, ...button }: InkButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      aria-pressed={isChosen}
      className="drawing-tools__color"
      data-color={color}
    />
  );
}
