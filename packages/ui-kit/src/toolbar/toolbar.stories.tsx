import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eraser, Highlighter, Pencil, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Toolbar, ToolbarButton, ToolbarGroup, ToolbarSeparator } from './toolbar';
import { ToolbarSelect } from './toolbar-select';

const tools = [
  { icon: Pencil, label: 'Pen', shortcut: 'P' },
  { icon: Highlighter, label: 'Highlighter', shortcut: 'H' },
  { icon: Eraser, label: 'Eraser', shortcut: 'E' },
];

const widths = ['1', '2', '4'].map((value) => ({ value, label: value }));

function Tools({ onUndo }: { onUndo: () => void }) {
  const [chosen, setChosen] = useState('Pen');
  const [width, setWidth] = useState('2');
  return (
    <Toolbar label="Drawing">
      <ToolbarGroup label="Tool">
        {tools.map((tool) => (
          <ToolbarButton
            {...tool}
            aria-pressed={chosen === tool.label}
            key={tool.label}
            onClick={() => setChosen(tool.label)}
          />
        ))}
      </ToolbarGroup>
      <ToolbarSeparator />
      <ToolbarSelect label="Width" onChoose={setWidth} options={widths} size="s" value={width} />
      <ToolbarButton icon={Undo2} label="Undo" onClick={onUndo} shortcut="Ctrl Z" />
      <ToolbarButton disabledReason="There is nothing to redo." icon={Redo2} label="Redo" />
    </Toolbar>
  );
}

const meta = {
  title: 'ui-kit/Toolbar',
  component: Tools,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For the tools of a page or a drawing: several small controls that act on one thing. Two or three actions are buttons; a choice of one value is a \`SegmentedControl\`.

| Key | What it does |
|---|---|
| Tab | to the control that was used last, then past the toolbar |
| ← → | the previous, the next control |
| Enter, Space | presses it |`,
      },
    },
  },
  args: { onUndo: fn() },
} satisfies Meta<typeof Tools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('button', { name: 'Highlighter' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
