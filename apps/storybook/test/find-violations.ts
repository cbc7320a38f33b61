import axe from 'axe-core';
import type { ContextObject, Result, RunOptions, Spec } from 'axe-core';

/** The story's parameter `a11y`, the same one that Storybook's addon reads. */
export interface AxeParameter {
  readonly disable?: boolean;
  readonly test?: string;
  readonly config?: Spec;
  readonly options?: RunOptions;
  readonly context?: Pick<ContextObject, 'exclude'>;
}

/** The rules whose answer can change with the theme or the language; the others were asked when the story was rendered. */
export const rulesOfAppearance: readonly string[] = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'button-name',
  'color-contrast',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'landmark-unique',
  'link-in-text-block',
  'link-name',
  'role-img-alt',
  'select-name',
  'svg-img-alt',
  'valid-lang',
];

function describe({ id, help, nodes }: Result): string {
  const where = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`);
  return [`${id}: ${help}`, ...where].join('\n');
}

/** What axe finds on the page as it is, by the rules of the story; in words. */
export async function findViolations({ config = {}, options = {}, context = {} }: AxeParameter): Promise<string[]> {
  const off = (config.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]);
  axe.reset();
  axe.configure(config);
  const { violations } = await axe.run(
    { include: document.body, ...context },
    {
      ...options,
      rules: { ...options.rules, ...Object.fromEntries(off) },
      resultTypes: ['violations'],
    },
  );
  return violations.map(describe);
}
