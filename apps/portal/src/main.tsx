import './portal-styles';
import { firstPaint } from './first-paint';
import { portalRequested } from './portal-parts';

await firstPaint();
await portalRequested();
const { loadPortal } = await import('./load-portal');
await loadPortal();
