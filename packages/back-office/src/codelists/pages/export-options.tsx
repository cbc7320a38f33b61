import type { Codelist } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button, useNotify } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { useExportOptions } from '../api/codelists';
import { codelistsMessages } from '../messages';

interface ExportOptionsProps {
  codelist: Codelist;
}

/** Downloads the options of a codelist as a spreadsheet. */
export function ExportOptions({ codelist: { id, data } }: ExportOptionsProps) {
  const text = useTexts(codelistsMessages);
  const notify = useNotify();
  const { mutate, isPending } = useExportOptions();
  if (data.length === 0) return null;
  const onError = (error: Error) => notify({ tone: 'error', title: text('export.failed'), text: error.message });
  return (
    <span className="codelists__export">
      <Button busy={isPending} icon={Download} onClick={() => mutate(id, { onError })} variant="ghost">
        {text('export.action')}
      </Button>
    </span>
  );
}
