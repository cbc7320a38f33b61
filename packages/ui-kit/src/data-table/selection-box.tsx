import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

interface SelectionBoxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean | undefined;
  disabled?: boolean | undefined;
  /** `range` is true if Shift was held. */
  onChange: (checked: boolean, range: boolean) => void;
}

/** A checkbox without a visible label. Its touch target is the whole cell. */
export function SelectionBox({ label, checked, indeterminate = false, disabled = false, onChange }: SelectionBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className="a-table__check">
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        checked={checked}
        className="a-checkbox__box"
        disabled={disabled}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        ref={box}
        type="checkbox"
      />
    </label>
  );
}
