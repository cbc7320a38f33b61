import './no-debugger-tasks.ts';
import './no-owner-stacks.ts';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { createElementError } from './element-errors.ts';
import { resetStubs } from './reset-stubs.ts';

afterEach(cleanup);

/** Resets the browser for the next file, which reloads our modules, because some hold the state of the page. */
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
  resetStubs();
  vi.resetModules();
});

/** Pages load lazily, and Vite transforms the modules of the first one, which can take more than a second. */
configure({ asyncUtilTimeout: 10_000, getElementError: createElementError({ getConfig, prettyDOM }) });
