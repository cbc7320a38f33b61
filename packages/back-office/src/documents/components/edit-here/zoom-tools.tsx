import { formatPercent, useTexts } from '@atrium/i18n';
import { ToolbarButton, ToolbarGroup } from '@atrium/ui-kit';
import { useZoom } from '@docx-editor.dev/react';
import { Minus, Plus } from 'lucide-react';
import { editHereMessages } from './messages';

/** The size of the pages on the screen. */
export function ZoomTools() {
  const text = useTexts(editHereMessages);
  const { zoom, zoomIn, zoomOut, canZoomIn, canZoomOut } = useZoom();
  const end = text('tool.off.zoom');
  return (
    <ToolbarGroup label={text('tool.zoom')}>
      <ToolbarButton
        disabledReason={canZoomOut ? undefined : end}
        icon={Minus}
        label={text('tool.smaller')}
        onClick={zoomOut}
      />
      <span aria-live="polite" className="word-tools__zoom">
        {formatPercent(Math.round(zoom * 100) * 100)}
      </span>
      <ToolbarButton
        disabledReason={canZoomIn ? undefined : end}
        icon={Plus}
        label={text('tool.larger')}
        onClick={zoomIn}
      />
    </ToolbarGroup>
  );
}
