import { createRoot } from 'react-dom/client';
import { isKnownVisitor } from './first-calls';
import { openPortal } from './open-portal';
import { portalPlace } from './portal-place';

/** Opens the portal in place of the loading screen. */
export const beginPortal = () =>
  openPortal({ root: createRoot(portalPlace()), user: isKnownVisitor() ? null : undefined });
