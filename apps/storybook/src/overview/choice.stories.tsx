import { Checkbox, RadioCardGroup, SegmentedControl, Stack, Switch } from '@atrium/ui-kit';
import { planCards } from '@atrium/ui-kit/plan-cards.fixture';
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
          <RadioCardGroup legend="Plan">{planCards}</RadioCardGroup>
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const Choice: StoryObj<typeof meta> = {};
