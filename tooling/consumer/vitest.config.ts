import { nodeProject } from '@atrium/vitest-config/node';

/** Needs the built packages and the built service: `npm test -- build packages`. */
export default nodeProject('consumer');
