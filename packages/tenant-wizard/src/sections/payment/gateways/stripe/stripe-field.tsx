import { Field, InputShell } from '@atrium/ui-kit';
import type { StripeElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useFieldStyle } from './use-field-style';

/** The options that we use of each Stripe element. */
interface ElementOptions {
  readonly disabled: boolean;
  readonly placeholder: string;
  readonly style: StripeElementStyle;
}

/** The interface that we use of each Stripe element. */
interface ElementProps {
  readonly className: string;
  readonly id: string;
  readonly options: ElementOptions;
  readonly onBlur: () => void;
  readonly onChange: (event: StripeElementChangeEvent) => void;
  readonly onEscape: () => void;
  readonly onFocus: () => void;
}

interface StripeFieldProps {
  readonly element: ComponentType<ElementProps>;
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly end?: ReactNode;
  readonly onChange: (event: StripeElementChangeEvent) => void;
  readonly onLeave: () => void;
}

/** A Stripe element with our label and message. Attributes that our control would have are set around its frame. */
export function StripeField(props: StripeFieldProps) {
  const { element: Element, id, label, hint, error, disabled, end, onChange, onLeave } = props;
  const [shell, setShell] = useState<HTMLSpanElement | null>(null);
  const style = useFieldStyle(shell);
  const [isFocused, setIsFocused] = useState(false);
  const options = useMemo(() => style && { disabled, placeholder: '', style }, [disabled, style]);

  return (
    <Field error={error} hint={hint} id={id} label={label}>
      {(control) => (
        <InputShell
          aria-describedby={control['aria-describedby']}
          aria-disabled={disabled}
          aria-label={label}
          data-focused={isFocused || undefined}
          data-invalid={control['aria-invalid']}
          end={end}
          ref={setShell}
          role="group"
        >
          {options !== undefined && (
            <Element
              className="a-input__control card-element"
              id={control.id}
              onBlur={() => {
                setIsFocused(false);
                onLeave();
              }}
              onChange={onChange}
              // Keys inside the frame do not bubble; a dialog around it listens for Escape.
              onEscape={() => shell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))}
              onFocus={() => setIsFocused(true)}
              options={options}
            />
          )}
        </InputShell>
      )}
    </Field>
  );
}
