import { invalid, ok } from '@atrium/api-client/testing/stub';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftAnswers } from '../../testing/draft-answers';
import { sampleCertificate, sampleDevice, samplePremise, withFiscalization } from '../../testing/sample-fiscalization';
import { draftId, sampleDraft } from '../../testing/sample-tenants';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { TenantScreen } from '../../testing/tenant-screen';

const path = `/tenants/new/${draftId}/fiscalization`;
const calls = `/tenants/${draftId}`;
const of = (...parts: Parameters<typeof withFiscalization>) => draftAnswers(withFiscalization(...parts));

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Fiscalization',
  component: TenantScreen,
  args: { path, answers: of(sampleDraft()) },
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

export const FilledIn: Story = {};
export const SwitchedOff: Story = { args: { answers: draftAnswers(sampleDraft()) } };
export const Empty: Story = {
  args: { answers: of(sampleDraft(), { certificate: null, premises: [], devices: [] }) },
};
export const Missing: Story = { ...Empty, play: press(/^(Next|Naprej)$/) };
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
  args: {
    answers: of(sampleDraft(), {
      certificate: sampleCertificate({
        tax_number: '10019880',
        issuer: 'Tax CA Test',
        issuer_kind: 'test',
        valid_until: '2026-11-01T00:00:00.000Z',
      }),
    }),
  },
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
  args: { answers: of(sampleDraft(), { certificate: null }) },
  play: chooseCertificate,
};
export const CertificateRefused: Story = {
  args: {
    answers: {
      ...of(sampleDraft(), { certificate: null }),
      [`POST ${calls}/certificate`]: invalid({
        password: ['The certificate and password combination is incorrect.'],
      }),
    },
  },
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

/** Fifty premises with two hundred devices: typing in one row draws no other. */
export const Many: Story = {
  args: {
    answers: {
      ...of(sampleDraft(), {
        premises: many,
        devices: Array.from({ length: 200 }, (_, place) =>
          sampleDevice({
            id: `019a9f00-0000-7000-8000-000000004${String(place).padStart(3, '0')}`,
            device_id: `BLAG${place}`,
            premise: many[place % 50]?.id ?? '',
          }),
        ),
      }),
      [`PUT ${calls}/premises/${many[0]?.id}`]: ok(many[0]),
    },
  },
  play: press(/^(Edit|Uredi) PE0$/),
};
