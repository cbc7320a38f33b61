import { useTexts } from '@atrium/i18n';
import { Toolbar, ToolbarButton, ToolbarSeparator, useMediaQuery } from '@atrium/ui-kit';
import { ChevronLeft, ChevronRight, Maximize, Minus, Plus, Printer, Search } from 'lucide-react';
import { viewerMessages } from '../messages';
import { largestZoom, smallestZoom } from '../model/zoom';
import type { Stage } from './use-stage';

interface ViewBarProps {
  stage: Stage;
  pages: number;
  onFind: () => void;
  onPrint: () => void;
}

/** Page and zoom, and on a wide screen search and print. */
export function ViewBar({ stage, pages, onFind, onPrint }: ViewBarProps) {
  const text = useTexts(viewerMessages);
  const isWide = useMediaQuery('(min-width: 769px)');
  const { current, scale } = stage;
  return (
    <Toolbar className="viewer__bar" label={text('document')}>
      {isWide && (
        <ToolbarButton
          disabledReason={current === 1 ? text('first') : undefined}
          icon={ChevronLeft}
          label={text('previous')}
          onClick={() => stage.showPage(current - 1)}
          shortcut="PgUp"
        />
      )}
      <output className="viewer__say">{text('pageOf', { page: current, pages })}</output>
      {isWide && (
        <ToolbarButton
          disabledReason={current === pages ? text('last') : undefined}
          icon={ChevronRight}
          label={text('next')}
          onClick={() => stage.showPage(current + 1)}
          shortcut="PgDn"
        />
      )}
      <ToolbarSeparator />
      <ToolbarButton
        disabledReason={scale <= smallestZoom ? text('zoomLimit') : undefined}
        icon={Minus}
        label={text('zoomOut')}
        onClick={() => stage.stepZoom(-1)}
        shortcut="Ctrl −"
      />
      <output className="viewer__say">{text('percent', { percent: Math.round(scale * 100) })}</output>
      <ToolbarButton
        disabledReason={scale >= largestZoom ? text('zoomLimit') : undefined}
        icon={Plus}
        label={text('zoomIn')}
        onClick={() => stage.stepZoom(1)}
        shortcut="Ctrl +"
      />
      {isWide && <ToolbarSeparator />}
      {isWide && <ToolbarButton icon={Maximize} label={text('fit')} onClick={() => stage.zoomTo('width')} />}
      <ToolbarSeparator />
      <ToolbarButton icon={Search} label={text('find.label')} onClick={onFind} shortcut="Ctrl F" />
      {isWide && <ToolbarButton icon={Printer} label={text('print')} onClick={onPrint} />}
    </Toolbar>
  );
}
