import { cloneElement, lazy, Suspense, useState } from 'react';
import type { MenuProps } from './menu-props';

const load = () => import('./opened-menu');
const Opened = lazy(async () => ({ default: (await load()).OpenedMenu }));
const fetchAhead = () => void load().catch(() => undefined);
const opening = new Set(['ArrowDown', 'ArrowUp']);

/** Further actions of an object. Its code loads on hover or focus of the button. */
export function Menu(props: MenuProps) {
  const [requestedBy, setRequestedBy] = useState<'keys' | 'pointer'>();
  const closed = cloneElement(props.trigger, {
    'aria-expanded': false,
    'aria-haspopup': 'menu',
    onClick: ({ detail }) => setRequestedBy(detail === 0 ? 'keys' : 'pointer'),
    onFocus: fetchAhead,
    onKeyDown: (event) => {
      if (!opening.has(event.key)) return;
      event.preventDefault();
      setRequestedBy('keys');
    },
    onPointerEnter: fetchAhead,
  });
  if (requestedBy === undefined) return closed;
  return (
    <Suspense fallback={closed}>
      <Opened {...props} byKeys={requestedBy === 'keys'} />
    </Suspense>
  );
}
