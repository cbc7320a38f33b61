import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HorizontalStepper } from './horizontal-stepper';

const meta = {
  title: 'ui-kit/HorizontalStepper',
  component: HorizontalStepper,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** In the header of a page that takes two to four steps without leaving it, such as an import. It only shows the step; the page has the buttons. For sections that open freely use a \`Stepper\`, for running work a \`StepList\`.`,
      },
    },
  },
  args: {
    label: 'Steps of the import',
    doneText: 'done',
    current: 'rows',
    steps: [
      { id: 'file', label: 'File' },
      { id: 'rows', label: 'Columns and rows' },
      { id: 'import', label: 'Import' },
    ],
  },
} satisfies Meta<typeof HorizontalStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent('Columns and rows');
    await expect(canvasElement.querySelector('li')).toHaveTextContent('File, done');
  },
};
export const First: Story = { args: { current: 'file' } };
export const Last: Story = { args: { current: 'import' } };
