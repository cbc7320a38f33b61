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

/** What axe found, in words. */
export function describeViolation({ id, help, nodes }: Result): string {
  const where = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`);
  return [`${id}: ${help}`, ...where].join('\n');
}

/** The options of a run by a story's parameter; a rule that its configuration turns off stays off. */
export function axeOptions({ config = {}, options = {} }: AxeParameter): RunOptions {
  const off = (config.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]);
  return { ...options, rules: { ...options.rules, ...Object.fromEntries(off) }, resultTypes: ['violations'] };
}

/** What axe finds on the page as it is, by the rules of the story; in words. */
export async function findViolations(parameter: AxeParameter): Promise<string[]> {
  const { config = {}, context = {} } = parameter;
  axe.reset();
  axe.configure(config);
  const { violations } = await axe.run({ include: document.body, ...context }, axeOptions(parameter));
  return violations.map(describeViolation);
}
