import { strokeLimits, type Stroke } from '@atrium/api-client/contract';
import { describe, expect, it } from 'vitest';
import { changeDrawing, emptyDrawing, type Drawing, type DrawingChange } from './drawing';
import { groupStrokes } from './stroke-groups';
import { strokesAt } from './strokes-at';

const at = new Date('2026-11-21T10:46:10Z');
const pen: Stroke = {
  page: 1,
  color: 'blue',
  width: 2,
  points: [
    [10, 10, 0.5],
    [110, 10, 0.5],
  ],
};
const draw = (change: Partial<Stroke> = {}, time = at): DrawingChange => ({
  kind: 'draw',
  stroke: { ...pen, ...change },
  at: time,
});
const after = (...changes: DrawingChange[]): Drawing => changes.reduce(changeDrawing, emptyDrawing);
const ids = ({ strokes }: Drawing) => strokes.map(({ id }) => id);

describe('a drawing', () => {
  it.each<[string, DrawingChange[], number[]]>([
    ['draws', [draw(), draw()], [1, 2]],
    ['erases', [draw(), draw(), { kind: 'erase', ids: [1] }], [2]],
    ['undoes the last stroke', [draw(), draw(), { kind: 'undo' }], [1]],
    ['undoes an erasure', [draw(), { kind: 'erase', ids: [1] }, { kind: 'undo' }], [1]],
    ['redoes', [draw(), { kind: 'undo' }, { kind: 'redo' }], [1]],
    ['forgets what was undone when it draws', [draw(), { kind: 'undo' }, draw(), { kind: 'redo' }], [2]],
    ['is emptied, which can be undone', [draw(), draw(), { kind: 'clear' }, { kind: 'undo' }], [1, 2]],
    ['has nothing to undo', [{ kind: 'undo' }, { kind: 'redo' }, { kind: 'clear' }], []],
  ])('%s', (_, changes, expected) => {
    expect(ids(after(...changes))).toEqual(expected);
  });

  it('takes no more strokes on a page than its limit', () => {
    const full = after(...Array.from({ length: strokeLimits.strokesPerPage + 1 }, () => draw()));
    expect(full.strokes).toHaveLength(strokeLimits.strokesPerPage);
    expect(changeDrawing(full, draw({ page: 2 })).strokes).toHaveLength(strokeLimits.strokesPerPage + 1);
  });

  it('lists strokes of one page, colour and minute together, the newest first', () => {
    const { strokes } = after(
      draw(),
      draw({}, new Date('2026-11-21T10:46:50Z')),
      draw({ color: 'highlighter' }),
      draw({ color: 'highlighter', page: 2 }),
    );
    expect(groupStrokes(strokes).map(({ ids: group }) => group)).toEqual([[4], [3], [1, 2]]);
  });

  it.each([
    [[60, 10], 1],
    [[60, 14.9], 1],
    [[60, 15.1], 0],
    [[113, 12], 1],
    [[120, 10], 0],
  ] as const)('has at %j %d strokes to erase', (point, count) => {
    expect(strokesAt([pen], 1, point)).toHaveLength(count);
    expect(strokesAt([pen], 2, point)).toHaveLength(0);
  });
});
