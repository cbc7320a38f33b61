import './no-debugger-tasks.ts';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { createElementError } from './element-errors.ts';
import { leaveNothing } from './leave-nothing.ts';

afterEach(cleanup);

/** The next file begins with a fresh browser. */
afterAll(() => {
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
  }
  leaveNothing();
});

/** Pages load lazily, and the first one transforms its modules: a second is not enough on a busy machine. */
configure({ asyncUtilTimeout: 5000, getElementError: createElementError({ getConfig, prettyDOM }) });
