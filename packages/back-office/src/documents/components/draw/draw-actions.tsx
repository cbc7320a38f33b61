import { useTexts } from '@atrium/i18n';
import { Button, IconButton, Menu, MenuItem, useMediaQuery } from '@atrium/ui-kit';
import { Download, Ellipsis, ListChecks, Trash2 } from 'lucide-react';
import { ReasonButton } from '../../../components/reason-button';
import { documentDrawMessages } from './messages';

interface DrawActionsProps {
  hasStrokes: boolean;
  isSaving: boolean;
  isDownloading: boolean;
  onDownload: () => void;
  /** Undefined for those who may not save. */
  onSave: (() => void) | undefined;
  onDiscard: () => void;
  onStrokes: () => void;
}

/** The buttons of a drawing; on a phone, a menu and the main one. */
export function DrawActions(props: DrawActionsProps) {
  const { hasStrokes, isSaving, isDownloading, onDownload, onSave, onDiscard, onStrokes } = props;
  const text = useTexts(documentDrawMessages);
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const isWide = useMediaQuery('(min-width: 1120px)');
  const nothing = hasStrokes ? undefined : text('nothing');
  return (
    <>
      {isWide && hasStrokes && (
        <Button onClick={onDiscard} variant="ghost">
          {text('discard')}
        </Button>
      )}
      {!isPhone && (
        <ReasonButton busy={isDownloading} disabledReason={nothing} icon={Download} onClick={onDownload}>
          {text('download')}
        </ReasonButton>
      )}
      {!isWide && (
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label={text('more')} />}>
          <MenuItem icon={ListChecks} onSelect={onStrokes}>
            {text('strokes')}
          </MenuItem>
          {isPhone && (
            <MenuItem disabledReason={nothing} icon={Download} onSelect={onDownload}>
              {text('download')}
            </MenuItem>
          )}
          <MenuItem danger disabledReason={nothing} icon={Trash2} onSelect={onDiscard}>
            {text('discard')}
          </MenuItem>
        </Menu>
      )}
      {onSave !== undefined && (
        <ReasonButton
          busy={isSaving}
          disabledReason={nothing}
          onClick={onSave}
          shortLabel={text('saveShort')}
          variant="primary"
        >
          {text('save')}
        </ReasonButton>
      )}
    </>
  );
}
