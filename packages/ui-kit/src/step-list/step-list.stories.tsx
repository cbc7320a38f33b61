import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArchMeter } from '../arch-meter/arch-meter';
import { Button } from '../button/button';
import { PageHeader } from '../page-header/page-header';
import { StepList } from './step-list';
import type { WorkStep } from './step-list';

const done = { state: 'done', stateText: 'done' } as const;
const waiting = { state: 'waiting', stateText: 'waiting', time: 'waiting' } as const;
const steps: WorkStep[] = [
  { id: 'check', label: 'Data checked', time: '2 s', ...done },
  { id: 'payment', label: 'Payment confirmed', detail: '1.854,20 €, Visa ending 4242', time: '4 s', ...done },
  { id: 'database', label: 'Database prepared', detail: 'baza.sustar.example, 84 tables', time: '41 s', ...done },
  {
    id: 'install',
    label: 'Installing the company CRM',
    detail: 'Usually takes up to 1 min 30 s',
    time: '1 min 12 s',
    state: 'running',
    stateText: 'running',
  },
  { id: 'address', label: 'Address and certificate for sustar.crm.example', ...waiting },
  { id: 'premises', label: 'Business premises registered', ...waiting },
];

const meta = {
  title: 'ui-kit/StepList',
  component: StepList,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For work that takes more than some seconds and has named steps: the creation of a company CRM, a connection test. Shows the true steps, never an invented percentage.

| Key | What it does |
|---|---|
| Tab | to the action of a step: Retry |
| Enter, Space | does it |`,
      },
    },
  },
  args: { label: 'Steps of the creation', steps },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Installing the company CRM, running',
    );
  },
};

export const Failed: Story = {
  args: {
    steps: [
      ...steps.slice(0, 3),
      {
        id: 'install',
        label: 'Installing the company CRM',
        detail: 'The address did not answer within 30 seconds.',
        state: 'failed',
        stateText: 'failed',
        time: 'failed',
        actions: <Button size="s">Retry this step</Button>,
      },
      ...steps.slice(4),
    ],
  },
};

export const WithItsPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <PageHeader
        back={{ href: '#tenants', label: 'Tenants' }}
        lead={<ArchMeter steps={args.steps.map(({ state }) => state)} />}
        status="Gradbeništvo Šuštar in sinovi d.o.o. Started at 10:39, usually ready within 4 minutes."
        title="Creating company CRM"
        width="details"
      />
      <StepList {...args} />
    </>
  ),
};
