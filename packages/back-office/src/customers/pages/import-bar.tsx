import type { CustomerImportCheck } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, SaveBar } from '@atrium/ui-kit';
import { Download, Info } from 'lucide-react';
import { customersMessages } from '../messages';
import type { useImport } from './use-import';

interface ImportBarProps {
  check: CustomerImportCheck;
  state: Pick<ReturnType<typeof useImport>, 'isChecking' | 'isSaving' | 'remove' | 'saveLeftOut' | 'start'>;
}

/** What the import writes and leaves out, with its buttons. */
export function ImportBar({ check: { ready, refused, skipped }, state }: ImportBarProps) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const out = refused + skipped;
  return (
    <SaveBar
      busy={state.isChecking}
      discardLabel={common('cancel')}
      empty={ready === 0}
      extra={
        out > 0 && (
          <Button busy={state.isSaving} icon={Download} onClick={state.saveLeftOut} shortLabel="" variant="ghost">
            {text('import.download', { count: out })}
          </Button>
        )
      }
      icon={Info}
      label={text('import.title')}
      onDiscard={state.remove}
      onSave={state.start}
      saveLabel={
        out > 0
          ? text('import.runWithout', { ready: String(ready), out: String(out) })
          : text('import.run', { count: ready })
      }
    >
      {text('import.staysOut', { count: out })}
    </SaveBar>
  );
}
