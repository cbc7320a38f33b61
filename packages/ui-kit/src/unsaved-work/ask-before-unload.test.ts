import { afterEach, describe, expect, it } from 'vitest';
import { allowUnload, askBeforeUnload } from './ask-before-unload';
import { holdUnsavedWork } from './unsaved-work';

const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('askBeforeUnload', () => {
  it('asks while something is unsaved, and no longer once it is saved', () => {
    ends.push(askBeforeUnload());
    expect(unload()).toBe(true);
    const release = holdUnsavedWork();
    expect(unload()).toBe(false);
    release();
    expect(unload()).toBe(true);
  });

  it('asks about work that was unsaved before it began to listen', () => {
    ends.push(holdUnsavedWork(), askBeforeUnload());
    expect(unload()).toBe(false);
  });

  it('lets the page go once on a way out that was chosen', () => {
    ends.push(holdUnsavedWork(), askBeforeUnload());
    allowUnload();
    expect(unload()).toBe(true);
    expect(unload()).toBe(false);
  });

  it('asks nothing after its end', () => {
    ends.push(holdUnsavedWork());
    askBeforeUnload()();
    expect(unload()).toBe(true);
  });
});
