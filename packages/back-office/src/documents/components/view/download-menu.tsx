import { useTexts } from '@atrium/i18n';
import { Button, Menu, MenuItem } from '@atrium/ui-kit';
import { ChevronDown, Download, FileText, FileType } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { FileSource } from '../../../components/documents/api/document-files';
import { documentsMessages } from '../../../components/documents/messages';
import { useDownload } from '../../../components/documents/use-download';
import type { noWordOf } from './no-word-of';

interface DownloadMenuProps {
  source: FileSource;
  /** Why there is no Word file; undefined if there is one. */
  noWord: ReturnType<typeof noWordOf>;
  trigger?: ReactElement;
  /** Further files. */
  children?: ReactNode;
}

/** Downloads the PDF or the Word file of what is shown. */
export function DownloadMenu({ source, noWord, trigger, children }: DownloadMenuProps) {
  const text = useTexts(documentsMessages);
  const download = useDownload();
  return (
    <Menu
      align="end"
      trigger={
        trigger ?? (
          <Button icon={Download} iconEnd={ChevronDown}>
            {text('download.action')}
          </Button>
        )
      }
    >
      <MenuItem icon={FileText} onSelect={() => download(source, 'pdf')}>
        {text('download.pdf')}
      </MenuItem>
      <MenuItem
        disabledReason={noWord && text(`download.noWord.${noWord}`)}
        icon={FileType}
        onSelect={() => download(source, 'word')}
      >
        {text('download.word')}
      </MenuItem>
      {children}
    </Menu>
  );
}
