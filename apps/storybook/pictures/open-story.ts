import type { Page } from '@playwright/test';
import type { AxeParameter } from '../test/find-violations';

export interface Appearance {
  readonly theme: 'light' | 'dark';
  readonly locale: 'en' | 'sl';
}

interface StoryParameters {
  readonly a11y?: AxeParameter;
}

interface StoryPreview {
  readonly currentRender?: {
    readonly phase?: string;
    readonly story?: {
      readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      readonly parameters: StoryParameters;
    };
  };
}

interface StoryChannel {
  once(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, selection: { readonly storyId: string; readonly viewMode: 'story' }): void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: StoryPreview;
    __STORYBOOK_ADDONS_CHANNEL__?: StoryChannel;
  }
}

/** Opens a story of the built book and waits until it is rendered and its interactions are done. */
export async function showStory(page: Page, address: string, id: string, { theme, locale }: Appearance): Promise<void> {
  const globals = `a11y.manual:!true;theme:${theme};locale:${locale}`;
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    ['finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  );
}

const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];

/** Switches from one story to another without loading the page again, as the sidebar does. */
export function switchStory(page: Page, id: string): Promise<void> {
  return emitAndWait(page, 'setCurrentStory', id);
}

/** Renders the current story again. */
export function restartStory(page: Page, id: string): Promise<void> {
  return emitAndWait(page, 'forceRemount', id);
}

function emitAndWait(page: Page, event: string, storyId: string): Promise<void> {
  return page.evaluate(
    ({ event, storyId, failures }) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        if (channel === undefined) return reject(new Error('This page is not a Storybook.'));
        for (const failure of failures)
          channel.once(failure, (detail) => reject(new Error(`${failure}: ${JSON.stringify(detail)}`)));
        channel.once('storyFinished', () => resolve());
        return channel.emit(event, { storyId, viewMode: 'story' });
      }),
    { event, storyId, failures },
  );
}

/** Whether the current story uses the desktop viewport. */
export function usesDesktopViewport(page: Page): Promise<boolean> {
  return page.evaluate(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals.viewport?.value === 'desktop',
  );
}

/** Parameters of the current story that tests read. */
export function parametersOfStory(page: Page): Promise<StoryParameters> {
  return page.evaluate(() => {
    const { a11y } = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters ?? {};
    return a11y === undefined ? {} : { a11y };
  });
}

/** Pixels by which the current story overflows the page horizontally. */
export function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
