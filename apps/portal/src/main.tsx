import { createRoot } from 'react-dom/client';
import { openPortal } from './open-portal';
import { portalPlace } from './portal-place';

void openPortal({ root: createRoot(portalPlace()) });
