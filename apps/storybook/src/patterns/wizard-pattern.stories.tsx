import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '../book/page-meta';
import { WizardPattern } from './wizard-pattern';

const meta = {
  title: 'Patterns/Wizard',
  component: WizardPattern,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof WizardPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wizard: Story = {};
