import { afterEach, describe, expect, it } from 'vitest';
import { allowUnload, askBeforeUnload } from './ask-before-unload';
import { markUnsavedWork } from './unsaved-work';

const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('askBeforeUnload', () => {
  it('asks while work is unsaved and stops once it is saved', () => {
    ends.push(askBeforeUnload());
    expect(unload()).toBe(true);
    const release = markUnsavedWork();
    expect(unload()).toBe(false);
    release();
    expect(unload()).toBe(true);
  });

  it('asks about work that was unsaved before it was installed', () => {
    ends.push(markUnsavedWork(), askBeforeUnload());
    expect(unload()).toBe(false);
  });

  it('skips the question once after allowUnload', () => {
    ends.push(markUnsavedWork(), askBeforeUnload());
    allowUnload();
    expect(unload()).toBe(true);
    expect(unload()).toBe(false);
  });

  it('asks nothing after it is removed', () => {
    ends.push(markUnsavedWork());
    askBeforeUnload()();
    expect(unload()).toBe(true);
  });
});
