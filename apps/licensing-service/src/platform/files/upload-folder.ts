import { join } from 'node:path';
import type { Settings } from '../settings/settings';

/** Holds uploads while they are received and checked. */
export const uploadFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'uploads');
