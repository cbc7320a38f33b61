import { strokeLimits, type Stroke, type StrokeColor } from '@atrium/api-client/contract';
import { useReducer, useState } from 'react';
import { changeDrawing, emptyDrawing, hasRoom, type Drawing, type DrawnStroke } from './model/drawing';

export const tools = ['select', 'pen', 'highlighter', 'eraser'] as const;
export type Tool = (typeof tools)[number];

export const penColors = ['black', 'blue', 'red', 'green'] as const satisfies readonly StrokeColor[];
export type PenColor = (typeof penColors)[number];

export const widthSteps = ['one', 'two', 'three'] as const;
export type WidthStep = (typeof widthSteps)[number];

/** Widths in the page's coordinates. */
const widths: Readonly<Record<'pen' | 'highlighter', Readonly<Record<WidthStep, number>>>> = {
  pen: { one: 1, two: 2, three: 4 },
  highlighter: { one: 8, two: 14, three: Math.min(22, strokeLimits.maximumWidth) },
};

export type DrawingState = ReturnType<typeof useDrawing>;

/** A drawing over a document, and the tool in hand. `start` continues an earlier drawing. */
export function useDrawing(start: readonly DrawnStroke[] = []) {
  const [drawing, change] = useReducer(changeDrawing, start, (strokes): Drawing => ({ ...emptyDrawing, strokes }));
  const [tool, setTool] = useState<Tool>('pen');
  const [color, setColor] = useState<PenColor>('blue');
  const [step, setStep] = useState<WidthStep>('two');
  const [isFull, setFull] = useState(false);
  const isMarking = tool === 'highlighter';

  return {
    ...drawing,
    tool,
    setTool,
    color,
    step,
    setStep,
    /** A page took no more strokes. */
    isFull,
    /** Colour and width of the next stroke. */
    ink: {
      color: isMarking ? ('highlighter' as const) : color,
      width: widths[isMarking ? 'highlighter' : 'pen'][step],
    },
    chooseColor: (next: PenColor) => {
      setColor(next);
      setTool('pen');
    },
    draw: (stroke: Stroke) => {
      setFull(!hasRoom(drawing.strokes, stroke));
      change({ kind: 'draw', stroke, at: new Date() });
    },
    erase: (ids: readonly number[]) => {
      setFull(false);
      change({ kind: 'erase', ids });
    },
    clear: () => change({ kind: 'clear' }),
    undo: () => change({ kind: 'undo' }),
    redo: () => change({ kind: 'redo' }),
  };
}
