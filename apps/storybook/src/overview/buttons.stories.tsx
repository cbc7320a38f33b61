import { Button, ButtonLink, CopyButton, IconButton, Stack, TextLink } from '@atrium/ui-kit';
import type { ButtonProps } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Ellipsis, PencilLine, Plus, Trash2 } from 'lucide-react';
import { Sample, Sheet } from '../sheet/sheet';

const looks: [NonNullable<ButtonProps['variant']>, string][] = [
  ['primary', 'Save role'],
  ['secondary', 'Cancel'],
  ['ghost', 'Discard'],
  ['danger', 'Delete role'],
  ['link', 'Clear all'],
];

function Row({ sample }: { readonly sample: Omit<ButtonProps, 'children' | 'variant'> }) {
  return (
    <Stack direction="row" gap={3}>
      {looks.map(([variant, label]) => (
        <Button key={variant} variant={variant} {...sample}>
          {label}
        </Button>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Overview/Buttons',
  component: Sheet,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Buttons',
    lead: 'One primary button a view. The verb and the object are on the button.',
    children: (
      <>
        <Sample title="Looks">
          <Row sample={{}} />
          <Row sample={{ size: 's' }} />
          <Row sample={{ size: 'l' }} />
        </Sample>
        <Sample title="Busy and not available">
          <Row sample={{ busy: true }} />
          <Row sample={{ disabledReason: 'Only an owner can.' }} />
        </Sample>
        <Sample title="With an icon">
          <Stack direction="row" gap={3}>
            <Button icon={Plus} variant="primary">
              New company CRM
            </Button>
            <Button icon={Download}>Export 23 rows</Button>
            <Button icon={Trash2} variant="ghost">
              Discard draft
            </Button>
          </Stack>
          <Stack direction="row" gap={3}>
            <IconButton icon={PencilLine} label="Edit" />
            <IconButton icon={Ellipsis} label="More" variant="secondary" />
            <IconButton icon={Plus} label="Add a member" size="s" variant="secondary" />
            <IconButton disabledReason="This is the last page." icon={ArrowRight} label="Next" variant="secondary" />
          </Stack>
        </Sample>
        <Sample title="Links">
          <Stack direction="row" gap={4}>
            <ButtonLink href="#tenants" variant="secondary">
              Open company CRM
            </ButtonLink>
            <TextLink href="#terms">Terms of use</TextLink>
            <CopyButton copiedText="Copied" label="Copy reference" value="AT-7F3K-92QD" />
          </Stack>
          <Button block variant="primary">
            Pay 1.854,20 €
          </Button>
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const Buttons: StoryObj<typeof meta> = {};
