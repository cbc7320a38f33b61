import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Contrast as Page } from './contrast';
import { contrastPairs } from './contrast-pairs';
import { pageParameters } from './page-meta';

const meta = {
  title: 'Book/Contrast',
  component: Page,
  tags: ['!autodocs'],
  // The samples include pairs for lines and icons, and weak ones. The page measures them itself.
  parameters: {
    ...pageParameters,
    a11y: { context: { exclude: ['.book-contrast'] } },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contrast: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(All pairs pass|Vsi pari ustrezajo)\.$/)).toBeVisible();
    await expect(canvas.getAllByText(/^(Passes|Ustreza) /)).toHaveLength(2 * contrastPairs.length);
  },
};

/** Verifies that the page finds a pair with too little contrast; test only. */
export const TooWeak: Story = {
  tags: ['!dev'],
  args: { pairs: [{ foreground: 'line', ground: 'surface', needed: 3 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(2 pairs have too little contrast|2 para sta prešibka)\.$/)).toBeVisible();
  },
};
