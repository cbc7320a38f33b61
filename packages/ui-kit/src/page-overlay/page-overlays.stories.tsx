import type { Meta, StoryObj } from '@storybook/react-vite';
import { showOverPages } from './page-overlay.store';
import { PageOverlays } from './page-overlays';

const meta = {
  title: 'ui-kit/PageOverlays',
  component: PageOverlays,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Once, in the frame around the pages. A page calls `showOverPages` for what must stay when it is left, such as uploads; a passing message is a notification.',
      },
    },
  },
  beforeEach: () => showOverPages('story', <p>Uploading 2 of 4</p>),
} satisfies Meta<typeof PageOverlays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
