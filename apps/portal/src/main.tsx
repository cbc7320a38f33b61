import './portal-styles';
import { firstPaint } from './first-paint';
import { portalRequested } from './portal-parts';
import { stylesLoaded } from './styles-loaded';

await firstPaint();
await portalRequested();
const { loadPortal } = await import('./load-portal');
await stylesLoaded();
await loadPortal();
