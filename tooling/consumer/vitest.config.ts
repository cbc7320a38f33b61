import { nodeProject } from '@atrium/vitest-config/node';
import { mergeConfig } from 'vitest/config';

/** Needs the built packages and the built service: `npm test -- build packages`. */
export default mergeConfig(nodeProject('consumer'), { test: { testTimeout: 120_000, hookTimeout: 180_000 } });
