import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { commands } from 'vitest/browser';
import { findInvisibleInForcedColours } from './find-invisible-in-forced-colours';
import { findMotion } from './find-motion';
import { findViolations } from './find-violations';

/** Verifies that the checks of every story can fail; test only. */
const meta = {
  title: 'book/Planted faults',
  tags: ['!autodocs', '!dev'],
  render: () => <div />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function withPlanted(html: string, look: () => Promise<void>): Promise<void> {
  const planted = document.createElement('div');
  planted.innerHTML = html;
  document.body.append(planted);
  try {
    await look();
  } finally {
    planted.remove();
  }
}

export const GreyOnGrey: Story = {
  play: () =>
    withPlanted('<p style="color: #999; background: #aaa">Grey on grey</p>', async () => {
      await expect((await findViolations({})).join('\n')).toContain('color-contrast');
    }),
};

export const MovesAllTheSame: Story = {
  play: () =>
    withPlanted('<p style="transition: color 100ms">Fades</p>', async () => {
      await expect(findMotion().join('\n')).toContain('p: transition of color in 0.1s');
    }),
};

export const LostInForcedColours: Story = {
  play: () =>
    withPlanted(
      `<button style="outline: none">Without a ring</button>
       <div><input aria-label="Without an edge" style="appearance: none; border: 0" /></div>
       <input aria-label="Always the same" type="checkbox" style="appearance: none; height: 1rem" />`,
      async () => {
        await commands.emulateMedia({ forcedColors: 'active' });
        const lost = (await findInvisibleInForcedColours()).join('\n');
        await commands.emulateMedia({ forcedColors: 'none' });
        await expect(lost).toContain('"Without a ring" shows no focus');
        await expect(lost).toContain('"Without an edge" has no edge');
        await expect(lost).toContain('"Always the same" hides its choice');
      },
    ),
};
