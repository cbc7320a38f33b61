import { reactProject } from '@atrium/vitest-config/react';

export default reactProject('back-office', { setupFiles: ['src/testing/pdf-setup.ts'] });
