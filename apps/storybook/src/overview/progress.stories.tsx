import { ArchMeter, Button, ProgressBar, Spinner, Stack, StepList, Stepper, Timeline } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample, Sheet } from '../sheet/sheet';

const meta = {
  title: 'Overview/Progress',
  component: Sheet,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Progress',
    lead: 'Long work shows its true steps with their times, never an invented percentage.',
    children: (
      <>
        <Sample title="Sections of a wizard">
          <Stepper
            current="data-provider"
            label="Sections"
            steps={[
              { id: 'application', label: 'Application setup', state: 'done', stateText: 'Done', href: '#application' },
              {
                id: 'data-provider',
                label: 'Data provider',
                state: 'incomplete',
                stateText: 'Incomplete',
                href: '#data',
              },
              { id: 'couriers', label: 'Couriers', state: 'later', stateText: 'Left for later', href: '#couriers' },
              { id: 'fiscalization', label: 'Fiscalization', state: 'error', stateText: '2 errors', href: '#fiscal' },
              { id: 'plugins', label: 'Plugins', state: 'empty', stateText: 'Empty' },
            ]}
          />
        </Sample>
        <Sample title="Steps of long work">
          <StepList
            label="Steps of the creation"
            steps={[
              { id: 'check', label: 'Data checked', state: 'done', stateText: 'done', time: '2 s' },
              {
                id: 'database',
                label: 'Database prepared',
                detail: '84 tables',
                state: 'done',
                stateText: 'done',
                time: '41 s',
              },
              {
                id: 'install',
                label: 'Installing the company CRM',
                detail: 'Usually takes 1 min 30 s',
                state: 'running',
                stateText: 'running',
                time: '1 min 12 s',
              },
              {
                id: 'address',
                label: 'Address and certificate',
                detail: 'The address did not answer within 30 seconds.',
                state: 'failed',
                stateText: 'failed',
                time: 'failed',
                actions: <Button size="s">Retry this step</Button>,
              },
              { id: 'premises', label: 'Premises registered', state: 'waiting', stateText: 'waiting', time: 'waiting' },
            ]}
          />
        </Sample>
        <Sample title="Files on their way">
          <ProgressBar
            cancel={{ label: 'Cancel the export', onCancel: () => undefined }}
            label="tenants.xlsx"
            text="62 %, 1,4 MB"
            value={0.62}
          />
          <ProgressBar label="invoices.zip" text="Preparing" />
        </Sample>
        <Sample title="What was, is and will be">
          <Timeline
            entries={[
              {
                id: 'trial',
                state: 'past',
                stateText: 'done',
                time: '12.10.2026',
                dateTime: '2026-10-12',
                title: 'Free trial began',
              },
              {
                id: 'paid',
                state: 'current',
                stateText: 'now',
                time: '21.11.2026',
                dateTime: '2026-11-21',
                title: 'Yearly plan, 6 licences',
                text: '1.854,20 € paid',
              },
              {
                id: 'next',
                state: 'future',
                stateText: 'planned',
                time: '21.11.2027',
                dateTime: '2027-11-21',
                title: 'Next invoice, 1.866,60 €',
              },
            ]}
            label="Subscription"
          />
        </Sample>
        <Sample title="Arches and spinners">
          <Stack direction="row" gap={8}>
            <ArchMeter steps={['done', 'done', 'done', 'running', 'waiting', 'waiting', 'waiting']} />
            <ArchMeter steps={['done', 'done', 'failed', 'waiting', 'waiting', 'waiting', 'waiting']} />
            <ArchMeter steps={['done', 'done', 'done', 'done', 'done', 'done', 'done']} />
          </Stack>
          <Stack direction="row" gap={2}>
            <Spinner />
            <span>Checking the address</span>
          </Stack>
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const Progress: StoryObj<typeof meta> = {};
