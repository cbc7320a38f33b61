import { nodeProject } from '@atrium/vitest-config/node';
import { mergeConfig } from 'vitest/config';

/** Some start programs on a copy of the repository. */
export default mergeConfig(nodeProject('checks'), { test: { testTimeout: 60_000 } });
