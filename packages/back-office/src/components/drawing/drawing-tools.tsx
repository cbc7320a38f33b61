import { useTexts } from '@atrium/i18n';
import { Toolbar, ToolbarButton, ToolbarGroup, ToolbarItem, ToolbarSeparator, useMediaQuery } from '@atrium/ui-kit';
import { Eraser, Highlighter, MousePointer2, Pencil, Redo2, Undo2 } from 'lucide-react';
import { InkButton } from './ink-button';
import { drawingMessages } from './messages';
import { penColors, tools, widthSteps, type DrawingState } from './use-drawing';
import { useDrawingKeys } from './use-drawing-keys';

const icons = { select: MousePointer2, pen: Pencil, highlighter: Highlighter, eraser: Eraser };
const keys = { select: undefined, pen: 'P', highlighter: 'H', eraser: 'E' };

/** The tools of a drawing, in place of the viewer's bar. */
export function DrawingTools({ drawing }: { drawing: DrawingState }) {
  const text = useTexts(drawingMessages);
  const isWide = useMediaQuery('(min-width: 769px)');
  const { tool, color, step } = drawing;
  useDrawingKeys(drawing);
  return (
    <Toolbar className="drawing-tools" label={text('label')}>
      <ToolbarGroup label={text('tool.label')}>
        {tools.map((name) => (
          <ToolbarButton
            aria-pressed={tool === name}
            icon={icons[name]}
            key={name}
            label={text(`tool.${name}`)}
            onClick={() => drawing.setTool(name)}
            shortcut={keys[name]}
          />
        ))}
      </ToolbarGroup>
      <ToolbarSeparator />
      <ToolbarGroup label={text('color.label')}>
        {penColors.slice(0, isWide ? 4 : 3).map((name) => (
          <ToolbarItem
            key={name}
            render={
              <InkButton
                color={name}
                isChosen={color === name}
                label={text(`color.${name}`)}
                onClick={() => drawing.chooseColor(name)}
              />
            }
          />
        ))}
      </ToolbarGroup>
      {isWide && (
        <>
          <ToolbarSeparator />
          <ToolbarGroup label={text('width.label')}>
            {widthSteps.map((name) => (
              <ToolbarItem
                key={name}
                render={
                  <button
                    aria-label={text(`width.${name}`)}
                    aria-pressed={step === name}
                    className="drawing-tools__width"
                    data-width={name}
                    onClick={() => drawing.setStep(name)}
                    type="button"
                  />
                }
              />
            ))}
          </ToolbarGroup>
        </>
      )}
      <ToolbarSeparator />
      <ToolbarButton
        disabledReason={drawing.past.length === 0 ? text('nothingToUndo') : undefined}
        icon={Undo2}
        label={text('undo')}
        onClick={drawing.undo}
        shortcut="Ctrl Z"
      />
      <ToolbarButton
        disabledReason={drawing.future.length === 0 ? text('nothingToRedo') : undefined}
        icon={Redo2}
        label={text('redo')}
        onClick={drawing.redo}
        shortcut="Ctrl Y"
      />
    </Toolbar>
  );
}
