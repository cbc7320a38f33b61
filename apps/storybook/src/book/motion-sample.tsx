import { useTexts } from '@atrium/i18n';
import { Button, Status } from '@atrium/ui-kit';
import type { Token } from '@atrium/ui-kit/read-tokens';
import { useState } from 'react';
import { bookMessages } from '../messages';

/** Durations use the common curve; curves use a visible duration. */
function moveBy(element: HTMLElement | null, { name, value }: Token): void {
  const isCurve = value.startsWith('cubic-bezier');
  element?.style.setProperty('transition-duration', isCurve ? 'calc(2 * var(--notice))' : `var(--${name})`);
  element?.style.setProperty('transition-timing-function', isCurve ? `var(--${name})` : 'var(--ease)');
}

/** A dot that moves to the other end with a duration or a curve token. */
export function MotionSample({ token }: { readonly token: Token }) {
  const text = useTexts(bookMessages);
  const [moved, setMoved] = useState(false);
  return (
    <div className="book-motion">
      <div className="book-motion__head">
        <code>--{token.name}</code>
        <span>{token.value}</span>
        <Button aria-label={text('tokens.playNamed', { name: token.name })} onClick={() => setMoved(!moved)} size="s">
          {text('tokens.play')}
        </Button>
      </div>
      <div className="book-motion__track" data-moved={moved}>
        <span className="book-motion__dot" ref={(dot) => moveBy(dot, token)} />
      </div>
      <Status tone="neutral">{token.note}</Status>
    </div>
  );
}
