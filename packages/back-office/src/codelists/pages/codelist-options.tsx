import type { Codelist } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { Plus } from 'lucide-react';
import { codelistsMessages } from '../messages';
import { totalUses } from '../model/option-fields';
import { CodelistMenu } from './codelist-menu';
import { ExportOptions } from './export-options';
import { OptionUsesDrawer } from './option-uses-drawer';
import { OptionsTable } from './options-table';
import { useOptionEditing } from './use-option-editing';

interface CodelistOptionsProps {
  codelist: Codelist;
}

/** One codelist: its key, the number of its options, and the options. */
export function CodelistOptions({ codelist }: CodelistOptionsProps) {
  const text = useTexts(codelistsMessages);
  const editing = useOptionEditing(codelist);
  const { title, slug, data, allowed_actions: allowed } = codelist;
  const canEdit = allowed.includes('update');
  const uses = totalUses(data);
  return (
    <section aria-labelledby="codelist-title" className="codelists__options">
      <header className="codelists__head">
        <div className="codelists__titles">
          <h2 id="codelist-title">{title}</h2>
          <p className="codelists__facts">
            <code>{slug}</code>, {text('options', { count: data.length })},{' '}
            {uses === null ? text('used') : text('usedBy', { count: uses })}
          </p>
        </div>
        <ExportOptions codelist={codelist} />
        <CodelistMenu codelist={codelist} />
        {canEdit && (
          <Button icon={Plus} onClick={editing.onNew} shortLabel={text('addShort')} variant="primary">
            {text('add')}
          </Button>
        )}
      </header>
      <OptionsTable canEdit={canEdit} codelist={codelist} editing={editing} />
      <OptionUsesDrawer codelist={codelist} />
    </section>
  );
}
