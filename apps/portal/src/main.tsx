import './portal-styles';
import { loadPart } from './chunks/load-part';
import { firstPaint } from './first-paint';

await firstPaint();
const { beginPortal } = await loadPart(() => import('./begin-portal'));
await beginPortal();
