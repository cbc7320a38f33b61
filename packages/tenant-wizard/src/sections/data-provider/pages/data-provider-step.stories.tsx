import type { ConnectionTest } from '@atrium/api-client/contract';
import { draftWithDatabase, sampleTest, draftId, emptyDraft, sampleDraft } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notSaved, pressNext, pressTest, sectionArgs, typeInto } from '../../../testing/section-stories';
import { pageShown, storyMeta } from '../../../testing/story-meta';
import { TenantScreen } from '../../../testing/tenant-screen';

const slug = 'data-provider';

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Data provider',
  component: TenantScreen,
  args: sectionArgs(slug, draftWithDatabase()),
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const tested = (...tests: readonly ConnectionTest[]): Story => ({
  args: sectionArgs(slug, draftWithDatabase({ connection_tests: [...tests] })),
});

const { sections } = sampleDraft();
const { data_provider: never } = sections;
const goneBy = { ...never, version: 1, updated_at: '2026-11-21T09:31:00.000Z' };

export const Untested: Story = {};
export const Empty: Story = { args: sectionArgs(slug, emptyDraft()) };
export const LeftForLater: Story = {
  args: sectionArgs(slug, sampleDraft({ sections: { ...sections, data_provider: goneBy } })),
};
export const Incomplete: Story = {
  args: sectionArgs(slug, draftWithDatabase({}, { database: null, username: null })),
  play: pressNext,
};
export const Errors: Story = {
  args: sectionArgs(slug, draftWithDatabase({}, { host: '127.1', port: '0', ca_certificate: 'CERTIFICATE' })),
  play: pressNext,
};
export const AsksBeforeTheTest: Story = { ...Empty, play: pressTest };
export const Testing: Story = {
  args: sectionArgs(slug, draftWithDatabase(), {
    [`POST /tenants/${draftId}/connections/data-provider/test`]: 'pending',
  }),
  play: async (context) => {
    await pressTest(context);
    await context.canvas.findByRole('button', { name: /^(Cancel test|Prekini preizkus)$/ }, { timeout: 10_000 });
  },
};
export const Works: Story = tested(sampleTest());
export const Unreachable: Story = tested(sampleTest(['tcp', 'unreachable']));
export const WrongPassword: Story = tested(sampleTest(['login', 'login_refused']));
export const UnknownAuthority: Story = tested(sampleTest(['tls', 'certificate_unknown_issuer']));
export const VpnRequested: Story = {
  args: sectionArgs(slug, draftWithDatabase({ vpn_requested_at: '2026-11-21T09:42:00.000Z' })),
};
export const NotSaved: Story = {
  args: sectionArgs(slug, draftWithDatabase(), notSaved(slug)),
  play: typeInto(/^(Database name|Ime podatkovne baze)$/, '2'),
};

const pem = ['-----BEGIN CERTIFICATE-----', 'MIIBsjCCAVmgAwIBAgIU', '-----END CERTIFICATE-----'].join('\n');
const choose =
  (content: string, told: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement, userEvent }) => {
    await pageShown({ canvas });
    await canvas.findByText(/^(Choose a file|Izberite datoteko)$/);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no file field.');
    await userEvent.upload(input, new File([content], 'azman-root.pem'));
    await canvas.findByText(told);
  };

export const AuthorityFromFile: Story = { play: choose(pem, /^azman-root\.pem$/) };
export const NoCertificateInFile: Story = { play: choose('PRIVATE', /azman-root\.pem/) };
