import { StartupError } from '../startup-error';
import type { Settings } from './settings';

export function readOssThreshold(value: string): Settings['ossThreshold'] {
  if (value === 'below' || value === 'above') return value;
  throw new StartupError(`OSS_THRESHOLD must be below or above, not "${value}".`);
}
