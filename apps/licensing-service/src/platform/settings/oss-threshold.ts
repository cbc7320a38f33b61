import { StartupError } from '../startup-error';
import type { Settings } from './settings';

export function readOssThreshold(value: string | null): Settings['ossThreshold'] {
  if (value === null) return null;
  if (value === 'below' || value === 'above') return value;
  throw new StartupError(`OSS_THRESHOLD must be below or above, not "${value}".`);
}
