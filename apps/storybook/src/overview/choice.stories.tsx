import { Checkbox, RadioCard, RadioCardGroup, SegmentedControl, Stack, Switch } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sample, Sheet } from '../sheet/sheet';

function Cycle() {
  const [value, setValue] = useState('yearly');
  return (
    <SegmentedControl
      label="Billing cycle"
      onChange={setValue}
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: 'Yearly' },
      ]}
      value={value}
    />
  );
}

const meta = {
  title: 'Overview/Choice',
  component: Sheet,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Choice',
    lead: 'A checkbox is sent with a form, a switch takes effect at once, cards say what each choice means.',
    children: (
      <>
        <Sample title="Checkboxes">
          <Stack gap={3}>
            <Checkbox label="Rest" name="rest" />
            <Checkbox defaultChecked label="On" name="on" />
            <Checkbox defaultChecked hint="Parcels then show another address." label="With a hint" name="hint" />
            <Checkbox error="Please accept the terms to continue." label="I accept the terms of use" name="terms" />
            <Checkbox disabled label="Disabled" name="off" />
          </Stack>
        </Sample>
        <Sample title="Switches and values">
          <Stack gap={3}>
            <Switch label="Off" name="switch-off" />
            <Switch defaultChecked label="On" name="switch-on" />
            <Switch disabled label="Disabled" name="switch-disabled" />
          </Stack>
          <Cycle />
        </Sample>
        <Sample title="Cards" wide>
          <RadioCardGroup legend="Plan">
            <RadioCard
              defaultChecked
              figure="0,00 €"
              name="plan"
              note="First 40 days free, to 31.12.2026"
              points={['1 licence, every module', 'No card, ends by itself']}
              title="Free trial"
              value="trial"
            />
            <RadioCard
              figure="1.530,00 €"
              name="plan"
              note="a year, net, with the quantities below"
              points={['As many licences as you need', 'Change takes effect at once, prorated']}
              title="Paid"
              value="paid"
            />
          </RadioCardGroup>
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const Choice: StoryObj<typeof meta> = {};
