import { formatDateTime, useTexts } from '@atrium/i18n';
import { IconButton, VisuallyHidden } from '@atrium/ui-kit';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { drawingMessages } from './messages';
import { groupStrokes, type StrokeGroup } from './model/stroke-groups';
import type { DrawingState } from './use-drawing';

/** The strokes beside the page: the keyboard's way to erase them. For the side panel. */
export function StrokeList({ drawing }: { drawing: Pick<DrawingState, 'strokes' | 'erase' | 'isFull'> }) {
  const text = useTexts(drawingMessages);
  const section = useRef<HTMLElement>(null);
  const [erased, setErased] = useState(0);
  const groups = groupStrokes(drawing.strokes);

  const nameOf = ({ color, ids: { length: count } }: StrokeGroup) =>
    text(color === 'highlighter' ? 'highlighter' : 'pen', { count });

  function erase({ ids }: StrokeGroup) {
    drawing.erase(ids);
    setErased(ids.length);
    section.current?.focus();
  }

  return (
    <section className="stroke-list" ref={section} tabIndex={-1}>
      <h2>{text('strokes')}</h2>
      <VisuallyHidden role="status">{erased > 0 && text('erased', { count: erased })}</VisuallyHidden>
      {drawing.isFull && <p role="alert">{text('full')}</p>}
      {groups.length === 0 && <p className="side-note">{text('none')}</p>}
      <ul>
        {groups.map((group) => {
          const stroke = nameOf(group);
          const place = text('place', { page: group.page, time: formatDateTime(group.drawnAt).slice(-5) });
          return (
            <li key={group.ids[0]}>
              <span className="stroke-list__color" data-color={group.color} />
              <span className="stroke-list__words">
                {stroke}
                <span className="side-note">{place}</span>
              </span>
              <IconButton
                icon={Trash2}
                label={text('erase', { stroke, place })}
                onClick={() => erase(group)}
                size="s"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
