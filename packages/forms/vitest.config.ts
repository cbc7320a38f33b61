import { reactProject } from '@atrium/vitest-config/react';

export default reactProject('forms');
