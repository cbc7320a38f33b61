import { nodeProject } from '@atrium/vitest-config/node';
import { mergeConfig } from 'vitest/config';

/** Needs the packages' built files and declarations, and the built service: `npm test -- build packages`. */
export default mergeConfig(nodeProject('consumer'), { test: { testTimeout: 120_000, hookTimeout: 180_000 } });
