import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../text-link/text-link';
import { LinkProvider } from './link-provider';
import type { LinkProps } from './link-provider';

function RouterLink({ children, ...props }: LinkProps) {
  return (
    <a data-router="" {...props}>
      {children}
    </a>
  );
}

const meta = {
  title: 'ui-kit/LinkProvider',
  component: LinkProvider,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Once, around the application, so that every link of the kit goes through the router. The kit itself knows no router.

| Key | What it does |
|---|---|
| Enter | goes to the page |
| Ctrl+Enter | opens it in a new tab |`,
      },
    },
  },
  args: { component: RouterLink, children: <TextLink href="#tenants">Tenants</TextLink> },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RoutedLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tenants' })).toHaveAttribute('data-router');
  },
};
