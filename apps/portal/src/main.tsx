import './portal-styles';
import { loadPart } from './chunks/load-part';
import { firstPaint } from './first-paint';

await firstPaint();
const { mountPortal } = await loadPart(() => import('./mount-portal'));
await mountPortal();
