import { mediaResource, type Media } from '@atrium/api-client/contract';
import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { invalid, ok, okFile, okPage, problem, stubRecord, type StubAnswers } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { activityMessages } from '../../components/activity/messages';
import { backOfficeMessages } from '../../components/messages';
import { viewerMessages } from '../../components/viewer/messages';
import { paths } from '../../paths';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { samplePdf } from '../../testing/sample-pdf';
import { userWith } from '../../testing/user-with';
import { mediaMessages } from '../messages';
import { showUploads } from '../components/show-uploads';
import { uploadQueue } from '../model/upload-queue';

const facts = { previewable: false, allowed_actions: ['update', 'delete', 'duplicate'], version: 1 };
const { record, answers: recordAnswers } = stubRecord(mediaResource, {
  ...facts,
  title: 'Splošni pogoji 2026',
  collection: 'Priloge',
  kind: 'docx',
  file_name: 'splosni-pogoji.docx',
  size: 210_000,
  width: null,
  height: null,
  active: true,
});
const idOf = (at: number) => `018f0000-0000-7000-8000-00000000a${String(at).padStart(3, '0')}`;
const kinds = ['docx', 'pdf', 'png', 'jpeg'] as const;
const rows = ['Splošni pogoji 2026', 'Cenik storitev 2025', 'Logotip Arkada', 'Poslovalnica Ljubljana'].map(
  (title, at): Media => ({
    ...record,
    id: at === 0 ? record.id : idOf(at),
    title,
    kind: kinds[at] ?? 'png',
    active: at !== 1,
  }),
);
const answers: StubAnswers = {
  ...recordAnswers,
  'GET /media': okPage(rows),
  'GET /media/collections': ok({
    data: [
      { title: 'Logotipi', count: 6 },
      { title: 'Priloge', count: 15 },
    ],
    total: 28,
  }),
};
const first = { timeout: 15_000 };
const details = paths.media.details.href(record.id);

const meta = {
  title: 'back-office/Media',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, conflictMessages, mediaMessages, viewerMessages, activityMessages, listMessages],
  },
  args: { path: '/media', user: sampleAdministrator, answers },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.removeItem('media-view');
    uploadQueue.clear();
  },
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shown: Play = async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Splošni pogoji 2026' }, first);
};

export const List: Story = { play: shown };

export const Grid: Story = {
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: /^(Grid|Mreža)$/ }));
    await context.canvas.findByRole('list', { name: /^(Media|Mediji)$/ });
  },
};

export const Selected: Story = {
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: /Splošni pogoji 2026$/ }));
  },
};

export const Dropping: Story = {
  play: async (context) => {
    await shown(context);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'logotip.png'));
    const over = context.canvas.getByRole('link', { name: 'Splošni pogoji 2026' });
    over.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await context.canvas.findByText(/^(Drop the file|Spustite 1 datoteko)/);
  },
};

export const Uploading: Story = {
  play: async (context) => {
    await shown(context);
    const files = ['poslovalnica-celje.jpg', 'sejna-soba.jpg'].map((name) => new File(['x'.repeat(9000)], name));
    showUploads(sampleAdministrator.id);
    uploadQueue.add(files, ({ name }, { onProgress }) => {
      onProgress(0.62);
      if (name.startsWith('sejna')) return Promise.reject(new Error('sejna-soba.jpg: 41 MP'));
      return new Promise(() => undefined);
    });
    await context.canvas.findByRole('progressbar');
    await context.canvas.findByText('sejna-soba.jpg: 41 MP');
  },
};

export const New: Story = {
  args: { path: paths.media.create.href() },
  play: async () => {
    await screen.findByRole('dialog', {}, first);
  },
};

export const Refused: Story = {
  args: {
    path: paths.media.create.href(),
    answers: { ...answers, 'POST /media/files': invalid({ file: ['This picture has more than 40 megapixels.'] }) },
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', {}, first);
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], 'panorama.png', { type: 'image/png' }));
    await within(dialog).findByText(/megapixels/);
  },
};

export const Edit: Story = {
  args: { path: paths.media.edit.href(record.id) },
  play: async () => {
    await screen.findByRole('dialog', {}, first);
  },
};

export const Details: Story = {
  args: { path: details },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Splošni pogoji 2026' }, first);
  },
};

export const Viewer: Story = {
  args: {
    path: paths.media.view.href(record.id),
    answers: {
      ...answers,
      [`GET /media/${record.id}`]: ok({ ...record, kind: 'pdf', previewable: true }),
      [`GET /media/${record.id}/file`]: okFile(samplePdf([{ lines: ['Splosni pogoji 2026'] }])),
    },
  },
  parameters: { shell: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^(Page 1 of 1|Stran 1 od 1)$/ }, first);
  },
};

export const Delete: Story = {
  args: { path: details },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(More actions for|Več dejanj)/ }, first));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Delete|Izbriši)$/ }));
    await screen.findByRole('alertdialog');
  },
};

export const ReadOnly: Story = {
  args: {
    path: details,
    user: userWith('view/media'),
    answers: { ...answers, [`GET /media/${record.id}`]: ok({ ...record, allowed_actions: [] }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Splošni pogoji 2026' }, first);
  },
};

export const FilteredOut: Story = {
  args: { path: '/media?search=xyz', answers: { ...answers, 'GET /media': okPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(No media match|Noben medij ne ustreza)$/ }, first);
  },
};

export const NothingYet: Story = {
  args: { answers: { 'GET /media': okPage([]), 'GET /media/collections': ok({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(No media yet|Medijev še ni)$/ }, first);
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /media': 'pending', 'GET /media/collections': ok({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Loading media|Nalaganje medijev)$/, {}, first);
  },
};

export const NotLoaded: Story = {
  args: { answers: { 'GET /media': problem(500), 'GET /media/collections': ok({ data: [], total: 0 }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};

export const NoPermission: Story = { args: { user: userWith() } };
