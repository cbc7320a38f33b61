import { Badge, CopyButton, DefinitionList, PlanTotal, PriceLines, TextLink } from '@atrium/ui-kit';
import type { PlanTotalProps } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample, Sheet } from '../sheet/sheet';

const total: PlanTotalProps = {
  title: 'Plan total',
  badge: <Badge tone="accent">Yearly</Badge>,
  items: [
    { id: 'licences', label: 'Licences', note: '6 × 190,00 €', amount: '1.140,00 €' },
    { id: 'modules', label: 'Modules', note: '3 × 90,00 €', amount: '270,00 €' },
  ],
  sums: [
    { id: 'net', label: 'Net', amount: '1.410,00 €', weight: 'quiet' },
    { id: 'vat', label: 'VAT 22 %, Slovenia', amount: '310,20 €', weight: 'quiet' },
    { id: 'credit', label: 'Account credit', amount: '−12,40 €', weight: 'quiet' },
    { id: 'now', label: 'To pay now', amount: '1.707,80 €', weight: 'total' },
  ],
  note: 'Next invoice on 21.11.2027, 1.720,20 €.',
};

const meta = {
  title: 'Overview/Money and facts',
  component: Sheet,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Money and facts',
    lead: 'Amounts stand under each other in tabular figures; money has no colour, also when it is negative.',
    children: (
      <>
        <Sample title="Total of a plan">
          <PlanTotal {...total} />
        </Sample>
        <Sample title="While it is calculated again">
          <PlanTotal {...total} recalculating title="Plan total, recalculating" />
        </Sample>
        <Sample title="Lines of a quote">
          <PriceLines
            lines={[
              { id: 'new', label: 'Yearly, 6 licences', note: '21.11.2026 – 20.11.2027', amount: '1.140,00 €' },
              { id: 'unused', label: 'Unused time on the old plan', amount: '−96,12 €', weight: 'quiet' },
              { id: 'now', label: 'To pay now', amount: '1.043,88 €', weight: 'total' },
            ]}
          />
        </Sample>
        <Sample title="Facts">
          <DefinitionList
            items={[
              { id: 'url', term: 'URL', value: <TextLink href="#crm">znidarsic.crm.example</TextLink> },
              { id: 'author', term: 'Author', value: 'Maja Kovač' },
              { id: 'created', term: 'Created', value: '12.10.2026, 09:14' },
              {
                id: 'reference',
                term: 'Reference',
                value: <CopyButton copiedText="Copied" label="Copy reference" value="AT-7F3K-92QD" />,
              },
            ]}
          />
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const MoneyAndFacts: StoryObj<typeof meta> = { name: 'Money and facts' };
