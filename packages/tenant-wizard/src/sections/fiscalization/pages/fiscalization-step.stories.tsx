import {
  sampleCertificate,
  sampleDevice,
  samplePremise,
  withFiscalization,
  draftId,
  emptyDraft,
  sampleDraft,
} from '@atrium/api-client/testing/samples';
import { invalid, ok } from '@atrium/api-client/testing/stub';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notSaved, press, pressNext, sectionArgs, typeInto } from '../../../testing/section-stories';
import { pageShown, storyMeta } from '../../../testing/story-meta';
import { TenantScreen } from '../../../testing/tenant-screen';

const slug = 'fiscalization';
const calls = `/tenants/${draftId}`;
const of = (...parts: Parameters<typeof withFiscalization>) => sectionArgs(slug, withFiscalization(...parts));

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Fiscalization',
  component: TenantScreen,
  args: of(sampleDraft()),
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { sections } = sampleDraft();
const goneBy = { ...sections.fiscalization, version: 1, updated_at: '2026-11-21T09:31:00.000Z' };

export const Complete: Story = {};
export const Empty: Story = { args: sectionArgs(slug, emptyDraft()) };
export const LeftForLater: Story = {
  args: sectionArgs(slug, sampleDraft({ sections: { ...sections, fiscalization: goneBy } })),
};
export const SwitchedOn: Story = { args: of(sampleDraft(), { certificate: null, premises: [], devices: [] }) };
export const Incomplete: Story = { ...SwitchedOn, play: pressNext };
export const PremisesWithoutDevice: Story = {
  args: of(sampleDraft(), { devices: [sampleDevice()] }),
  play: pressNext,
};
export const Errors: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeInto(/^(Tax number|Davčna številka)$/, '9')(context);
    await userEvent.clear(await canvas.findByLabelText(/^(Responsible person name|Ime in priimek odgovorne osebe)$/));
    await pressNext(context);
  },
};
export const NotSaved: Story = {
  args: sectionArgs(slug, withFiscalization(sampleDraft()), notSaved(slug)),
  play: typeInto(/^(Responsible person name|Ime in priimek odgovorne osebe)$/, ' Kos'),
};
export const ActReady: Story = {
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('checkbox'));
  },
};
export const PremiseOpen: Story = { play: press(/^(Edit|Uredi) PE2$/) };
export const PremiseErrors: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(/^(Edit|Uredi) PE2$/)(context);
    const id = await canvas.findByLabelText(/^(ID|Oznaka)$/);
    await userEvent.clear(id);
    await userEvent.type(id, 'PE-2{Enter}');
  },
};
export const NewDevice: Story = { play: press(/^(Add device|Dodaj napravo)$/) };
export const CertificateWarnings: Story = {
  args: of(sampleDraft(), {
    certificate: sampleCertificate({
      tax_number: '10019880',
      issuer: 'Tax CA Test',
      issuer_kind: 'test',
      valid_until: '2026-11-01T00:00:00.000Z',
    }),
  }),
};

const chooseCertificate: Play = async ({ canvas, canvasElement, userEvent }) => {
  await pageShown({ canvas });
  await canvas.findByText(/^(Choose a file|Izberite datoteko)$/);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no file field.');
  await userEvent.upload(input, new File(['p12'], '50223054-1.p12'));
  await userEvent.type(await canvas.findByLabelText(/^(Certificate password|Geslo digitalnega potrdila)$/), 'geslo');
};

export const CertificateChosen: Story = {
  args: of(sampleDraft(), { certificate: null }),
  play: chooseCertificate,
};
export const CertificateRefused: Story = {
  args: sectionArgs(slug, withFiscalization(sampleDraft(), { certificate: null }), {
    [`POST ${calls}/certificate`]: invalid({
      password: ['The certificate and password combination is incorrect.'],
    }),
  }),
  play: async (context) => {
    await chooseCertificate(context);
    await context.userEvent.keyboard('{Enter}');
    await context.canvas.findByText('The certificate and password combination is incorrect.');
  },
};

const many = Array.from({ length: 50 }, (_, place) =>
  samplePremise({
    id: `019a9f00-0000-7000-8000-0000000003${String(place).padStart(2, '0')}`,
    premise_id: `PE${place}`,
  }),
);

/** Fifty premises with two hundred devices: typing in one row renders no other. */
export const Many: Story = {
  args: sectionArgs(
    slug,
    withFiscalization(sampleDraft(), {
      premises: many,
      devices: Array.from({ length: 200 }, (_, place) =>
        sampleDevice({
          id: `019a9f00-0000-7000-8000-000000004${String(place).padStart(3, '0')}`,
          device_id: `BLAG${place}`,
          premise: many[place % 50]?.id ?? '',
        }),
      ),
    }),
    { [`PUT ${calls}/premises/${many[0]?.id}`]: ok(many[0]) },
  ),
  play: press(/^(Edit|Uredi) PE0$/),
};
