import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { axeOptions, describeViolation } from '../test/find-violations';
import { parametersOfStory } from './open-story';

const engine = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Violations that axe finds on the current story by the story's rules, as text. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { a11y = {} } = await parametersOfStory(page);
  if (a11y.disable === true || a11y.test === 'off') return [];
  await page.addScriptTag({ path: engine });
  const violations = await page.evaluate(
    async ({ config, options }) => {
      const { axe, __STORYBOOK_PREVIEW__: preview } = window as Window & { axe?: typeof axeCore };
      if (axe === undefined) throw new Error('axe did not load');
      axe.configure(config);
      const context = preview?.currentRender?.story?.parameters.a11y?.context ?? {};
      const results = await axe.run({ include: document.body, ...context }, options);
      return results.violations;
    },
    { config: a11y.config ?? {}, options: axeOptions(a11y) },
  );
  return violations.map(describeViolation);
}
