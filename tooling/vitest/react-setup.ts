import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Pages load lazily, and the first one transforms its modules: a second is not enough on a busy machine. */
configure({ asyncUtilTimeout: 5000 });
