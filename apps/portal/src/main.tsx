import { createRoot } from 'react-dom/client';
import { isKnownVisitor } from './first-calls';
import { openPortal } from './open-portal';
import { portalPlace } from './portal-place';

void openPortal({ root: createRoot(portalPlace()), user: isKnownVisitor() ? null : undefined });
