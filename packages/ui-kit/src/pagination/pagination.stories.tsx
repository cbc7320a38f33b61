import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './pagination';

const meta = {
  title: 'ui-kit/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Below every list that has more than one page. The number of rows of a page is a setting of the user.

| Key | What it does |
|---|---|
| Tab | to Previous and Next; at an end the button stays reachable and says why it does nothing |
| Enter, Space | turns the page |`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    label: 'Pages',
    summary: '11–20 of 23',
    pageText: 'Page 2 of 3',
    page: 2,
    lastPage: 3,
    onPage: fn(),
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    firstReason: 'This is the first page',
    lastReason: 'This is the last page',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
export const First: Story = {
  args: { page: 1, summary: '1–10 of 23', pageText: 'Page 1 of 3' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};
export const Last: Story = { args: { page: 3, summary: '21–23 of 23', pageText: 'Page 3 of 3' } };
