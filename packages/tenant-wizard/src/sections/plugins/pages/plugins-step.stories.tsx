import { sampleAccountTest, draftWithPlugins, emptyDraft, sampleDraft } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notSaved, pressNext, sectionArgs, typeInto } from '../../../testing/section-stories';
import { storyMeta } from '../../../testing/story-meta';
import { TenantScreen } from '../../../testing/tenant-screen';

const slug = 'plugins';
const complete = draftWithPlugins({ business_data: {} });

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Plugins',
  component: TenantScreen,
  args: sectionArgs(slug, complete),
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const Empty: Story = { args: sectionArgs(slug, emptyDraft()) };
export const LeftForLater: Story = { args: sectionArgs(slug, sampleDraft()) };
export const Incomplete: Story = { args: sectionArgs(slug, draftWithPlugins()), play: pressNext };
export const Errors: Story = {
  args: sectionArgs(slug, draftWithPlugins({ mailbox: { host: '127.1', port: '0' } })),
  play: pressNext,
};
export const MailboxWithoutPasswords: Story = {
  args: sectionArgs(slug, draftWithPlugins({ mailbox: { host: 'outlook.office365.com', port: '993' } })),
};
export const NotSaved: Story = {
  args: sectionArgs(slug, complete, notSaved(slug)),
  play: typeInto(/^(Host|Gostitelj)( .*)?$/, '2'),
};

const tested = (...tests: Parameters<typeof sampleAccountTest>[]): Story => ({
  args: sectionArgs(slug, { ...complete, connection_tests: tests.map((test) => sampleAccountTest(...test)) }),
});

export const Works: Story = tested(['newsletter'], ['mailbox']);
export const Refused: Story = tested(['newsletter', 'login_refused'], ['mailbox', 'login_refused']);

const ownMailbox = draftWithPlugins({
  mailbox: { host: 'imap.zelena-dolina.si', port: '993', username: 'info@zelena-dolina.si' },
});

export const PasswordsNotTaken: Story = {
  args: sectionArgs(slug, { ...ownMailbox, connection_tests: [sampleAccountTest('mailbox', 'passwords_not_taken')] }),
};
