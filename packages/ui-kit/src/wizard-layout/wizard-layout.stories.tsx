import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Check } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { ButtonLink } from '../button-link/button-link';
import { PlanTotal } from '../price-lines/plan-total';
import { RadioCard } from '../radio-card/radio-card';
import { RadioCardGroup } from '../radio-card/radio-card-group';
import { Status } from '../status/status';
import { Stack } from '../stack/stack';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { WizardLayout } from './wizard-layout';

const done = { state: 'done', stateText: 'Done' } as const;

const meta = {
  title: 'ui-kit/WizardLayout',
  component: WizardLayout,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a long form in sections that is saved as one goes: the new company CRM. Each section has an address; the running total stands at the right, or behind a bar above Back and Next.

| Key | What it does |
|---|---|
| Tab | the sections, the form, Back and Next |
| Enter, Space | on the total of a phone: opens it as a sheet |
| Esc | closes the sheet, the focus goes back |`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    breadcrumbs: (
      <Breadcrumbs
        label="You are here"
        places={[
          { label: 'Tenants', href: '#tenants' },
          { label: 'New company CRM' },
          { label: 'Gradbeništvo Šuštar in sinovi d.o.o.' },
        ]}
      />
    ),
    phoneTitle: 'Subscription',
    position: 'Section 6 of 7',
    saved: (
      <Status icon={Check} tone="neutral">
        Saved 10:31
      </Status>
    ),
    actions: (
      <Button size="s" variant="ghost">
        Save and close
      </Button>
    ),
    steps: [
      { id: 'application', label: 'Application setup', href: '#1', ...done },
      { id: 'data', label: 'Data provider', href: '#2', ...done },
      { id: 'couriers', label: 'Couriers', href: '#3', ...done },
      { id: 'fiscalization', label: 'Fiscalization', href: '#4', ...done },
      { id: 'plugins', label: 'Plugins', href: '#5', ...done },
      { id: 'subscription', label: 'Subscription', href: '#6', state: 'incomplete', stateText: 'Incomplete' },
      { id: 'payment', label: 'Payment', state: 'empty', stateText: 'Empty' },
    ],
    current: 'subscription',
    stepsLabel: 'Sections',
    closeLabel: 'Close',
    back: (
      <ButtonLink href="#5" icon={ArrowLeft}>
        Back
      </ButtonLink>
    ),
    next: <Button variant="primary">Next</Button>,
    summary: {
      title: 'Plan total',
      bar: (
        <>
          <span>To pay now</span>
          <strong>1.854,20 €</strong>
        </>
      ),
      content: (
        <PlanTotal
          badge={<Badge tone="accent">Yearly</Badge>}
          items={[{ id: 'licences', label: 'Licences', note: '6 × 190,00 €', amount: '1.140,00 €' }]}
          sums={[{ id: 'now', label: 'To pay now', amount: '1.854,20 €', weight: 'total' }]}
          title="Plan total"
        />
      ),
    },
    children: (
      <Stack gap={6}>
        <Stack gap={1}>
          <h1 tabIndex={-1}>Subscription</h1>
          <p>Start free or pay now. You can change the plan at any time.</p>
        </Stack>
        <RadioCardGroup legend="Plan">
          <RadioCard figure="0,00 €" name="plan" note="First 40 days free, to 31.12.2026" title="Free trial" />
          <RadioCard defaultChecked figure="1.530,00 €" name="plan" note="a year, net" title="Paid" />
        </RadioCardGroup>
      </Stack>
    ),
  },
} satisfies Meta<typeof WizardLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
  },
};
export const WithoutTotal: Story = { args: { summary: undefined } };
export const TotalSheet: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /To pay now/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Plan total' })).toBeVisible());
  },
};
