import { sampleTenantRows } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { okPage, problem } from '@atrium/api-client/testing/stub';
import { TenantScreen } from '../../testing/tenant-screen';

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Tenants',
  component: TenantScreen,
  args: { path: '/tenants' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['picture'], args: { answers: { 'GET /tenants': okPage(sampleTenantRows) } } };
export const NothingYet: Story = { args: { answers: { 'GET /tenants': okPage([]) } } };
export const FilteredOut: Story = { args: { path: '/tenants?search=xyz', answers: { 'GET /tenants': okPage([]) } } };
export const Filtered: Story = {
  args: {
    path: '/tenants?state=active&created_from=2026-01-01',
    answers: { 'GET /tenants': okPage(sampleTenantRows.slice(2, 4)) },
  },
};
export const FilteredOutByFilters: Story = {
  args: { path: '/tenants?state=closed', answers: { 'GET /tenants': okPage([]) } },
};
export const Exporting: Story = {
  args: { answers: { 'GET /tenants': okPage(sampleTenantRows), 'POST /export/tenants': 'pending' } },
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Export|Izvozi) 23/ }));
    await canvas.findByRole('progressbar', { name: 'tenants.xlsx' });
  },
};
export const NoPermission: Story = { args: { answers: { 'GET /tenants': problem(403, { code: 'forbidden' }) } } };
export const Loading: Story = { args: { answers: { 'GET /tenants': 'pending' } } };
export const Failed: Story = { args: { answers: { 'GET /tenants': problem(500, { code: 'internal' }) } } };
export const Unreachable: Story = { args: { answers: { 'GET /tenants': 'unreachable' } } };

export const DiscardDraft: Story = {
  args: { answers: { 'GET /tenants': okPage(sampleTenantRows) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pageShown({ canvas });
    const [more] = await canvas.findAllByRole('button', { name: /Pekarna Črešnjevec/ });
    if (more === undefined) throw new Error('The draft has no menu');
    await userEvent.click(more);
    const item = await new Promise<HTMLElement>((found) => {
      const look = () => {
        const [first] = canvasElement.ownerDocument.querySelectorAll<HTMLElement>('[role="menuitem"]');
        if (first === undefined) requestAnimationFrame(look);
        else found(first);
      };
      look();
    });
    await userEvent.click(item);
  },
};
