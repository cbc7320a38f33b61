import { nodeProject } from '@atrium/vitest-config/node';

export default nodeProject('checks');
