import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { ok, okPage, problem } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { activityMessages } from '../../components/activity/messages';
import { backOfficeMessages } from '../../components/messages';
import { warningMessages } from '../../components/conversion-warnings/messages';
import { viewerMessages } from '../../components/viewer/messages';
import { paths } from '../../paths';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { documentTemplatesMessages } from '../messages';
import { checkedFile, refusedTags, template, templateAnswers, wordFile } from '../../testing/template-answers';

const list = paths['document-templates'];
const details = list.details.href(template.id);
const first = { timeout: 15_000 };
const upload = 'POST /document-templates/files';

const meta = {
  title: 'back-office/Document templates',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [
      backOfficeMessages,
      conflictMessages,
      documentTemplatesMessages,
      viewerMessages,
      warningMessages,
      activityMessages,
      listMessages,
    ],
  },
  args: { path: list.href(), user: sampleAdministrator, answers: templateAnswers },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shown: Play = async ({ canvas }) => {
  await canvas.findByRole('link', { name: template.title }, first);
};
const opened: Play = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: template.title }, first);
};
const dropped: Play = async (context) => {
  await shown(context);
  const link = context.canvas.getByRole('link', { name: template.title });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(wordFile());
  link.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await screen.findByRole('dialog');
};

export const List: Story = { play: shown };

export const AllTags: Story = {
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^(All tags|Vse oznake)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Upload: Story = {
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^(New template|Nova predloga)$/ }));
    await screen.findByRole('dialog');
  },
};

/** The upload does not end. */
export const Checking: Story = {
  args: { answers: { ...templateAnswers, [upload]: 'pending' } },
  play: dropped,
};

export const Refused: Story = {
  args: { answers: { ...templateAnswers, [upload]: refusedTags } },
  play: async (context) => {
    await dropped(context);
    await screen.findByText(/customer\.titel/);
  },
};

export const Checked: Story = {
  args: { answers: { ...templateAnswers, [upload]: ok(checkedFile, 201) } },
  play: async (context) => {
    await dropped(context);
    await screen.findByText(/^(24 rows of items|24 vrstic postavk)$/);
  },
};

export const Details: Story = { args: { path: details }, play: opened };

export const LabelsAndOrder: Story = {
  args: { path: details },
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: /^(Labels and order|Imena in vrstni red)$/ }),
    );
    await screen.findByRole('dialog');
  },
};

export const MailTexts: Story = {
  args: { path: details },
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: /^(Subject and message|Zadeva in sporočilo)$/ }),
    );
    await screen.findByRole('dialog');
  },
};

export const PagesNotLoaded: Story = {
  args: {
    path: details,
    answers: { ...templateAnswers, [`GET /document-templates/${template.id}/versions/3/pdf`]: problem(500) },
  },
  play: opened,
};

export const Missing: Story = {
  args: {
    path: details,
    answers: { ...templateAnswers, [`GET /document-templates/${template.id}`]: problem(404) },
  },
};

export const NothingYet: Story = { args: { answers: { ...templateAnswers, 'GET /document-templates': okPage([]) } } };

export const NotLoaded: Story = { args: { answers: { ...templateAnswers, 'GET /document-templates': problem(500) } } };

export const NoPermission: Story = { args: { user: userWith() } };
