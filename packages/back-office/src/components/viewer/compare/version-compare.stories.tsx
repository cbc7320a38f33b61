import { Button, NotificationProvider } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { samplePdf, type SamplePage } from '../../../testing/sample-pdf';
import { viewerMessages } from '../messages';
import { compareMessages } from './messages';
import { VersionCompare, type VersionCompareProps } from './version-compare';

const offer = (until: string, total: string): SamplePage => ({
  lines: ['Ponudba 2026-0418', `Velja do ${until}`, '', 'Licenca CRM, leto', `Osnova ${total}`, `Za placilo ${total}`],
});
const version = (number: number, author: string, pages: readonly SamplePage[]) => ({
  fileKey: String(number),
  name: `Version ${number}`,
  load: () => Promise.resolve(new Blob([samplePdf(pages)])),
  head: (
    <>
      <strong>Version {number}</strong> {author}
    </>
  ),
});
const terms: SamplePage = { lines: ['Pogoji', 'Uvedba traja dva tedna.'] };
const earlier = version(3, 'Žan Hribar, 10:49', [offer('05.12.2026', '1.866,00'), terms]);
const later = version(4, 'Maja Kovač, 10:52', [offer('21.12.2026', '2.056,00'), terms]);

const Compared = (props: VersionCompareProps) => (
  <NotificationProvider closeLabel="Close" label="Notifications">
    <VersionCompare {...props} />
  </NotificationProvider>
);

const meta = {
  title: 'back-office/VersionCompare',
  component: Compared,
  parameters: {
    layout: 'fullscreen',
    messages: [viewerMessages, compareMessages],
    docs: {
      description: {
        component:
          '**When to use.** On the page that compares two versions of a document. Changes of other records are an `EventList`.',
      },
    },
  },
  args: {
    left: earlier,
    right: later,
    leave: { label: 'Back to the preview', icon: 'back', onLeave: fn() },
    status: 'Ponudba 2026-0418',
    action: <Button variant="primary">Use version 4</Button>,
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Compared>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = { timeout: 15_000 };

export const Changes: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('complementary', {}, first));
    await list.findByRole('heading', { name: /^3 (changes|spremembe)$/ }, first);
    await userEvent.click(canvas.getByRole('button', { name: /^(Next change|Naslednja sprememba)$/ }));
    await expect(list.getAllByRole('button')[1]).toHaveAttribute('aria-current', 'true');
  },
};

export const Same: Story = {
  args: { right: { ...later, fileKey: 'same', load: earlier.load } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(No changes in the text|V besedilu ni sprememb)$/ }, first);
  },
};

export const Loading: Story = { args: { right: { ...later, load: () => new Promise(() => undefined) } } };
