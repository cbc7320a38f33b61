import type { SectionName } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { flushAll, type Wizard } from '../../sections/form/components/use-wizard';
import { wizardMessages } from '../messages';
import { sections } from '../../tenant/model/section';
import { paths } from '../../paths';
import { isSavedSection } from '../model/section-parts';
import { useSectionStates } from './use-section-states';

/** Skip appears only where all remaining sections before Subscription are optional. */
const optional: ReadonlySet<SectionName> = new Set(
  sections.filter(({ required }) => !required).map(({ name }) => name),
);

/** Marks the empty optional sections as left for later and opens Subscription. */
export function SkipButton({ tenant, config, savers }: Pick<Wizard, 'tenant' | 'config' | 'savers'>) {
  const text = useTexts(wizardMessages);
  const navigate = useNavigate();
  const states = useSectionStates(tenant, config, savers);
  const [busy, setBusy] = useState(false);

  async function skip() {
    setBusy(true);
    for (const [name, { kind }] of states) {
      if (optional.has(name) && isSavedSection(name) && kind === 'empty') savers[name].change({});
    }
    const saved = await flushAll(savers);
    setBusy(false);
    if (saved) void navigate(paths.section.href(tenant.id, 'subscription'));
  }

  return (
    <Button busy={busy} onClick={() => void skip()} shortLabel={text('skipShort')} variant="ghost">
      {text('skip')}
    </Button>
  );
}
