import { createRoot } from 'react-dom/client';
import { openPortal } from './open-portal';
import { portalPlace } from './portal-place';

await openPortal({ root: createRoot(portalPlace()) });
