import { createRoot } from 'react-dom/client';
import { isKnownVisitor } from './first-calls';
import { openPortal } from './open-portal';
import { portalRoot } from './portal-root';

/** Replaces the loading screen by the portal. */
export const mountPortal = () =>
  openPortal({ root: createRoot(portalRoot()), user: isKnownVisitor() ? null : undefined });
