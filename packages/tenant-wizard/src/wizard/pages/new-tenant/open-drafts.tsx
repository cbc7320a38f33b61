import type { OpenDraft } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { ButtonLink, Card, RowTitle } from '@atrium/ui-kit';
import { tenantMessages } from '../../../tenant/messages';
import { wizardMessages } from '../../messages';
import { findSection, sections, stepNumber } from '../../../tenant/model/section';
import { tenantHref } from '../../../tenant/model/tenant-href';

/** The drafts that fill the limit, with links to continue them. */
export function OpenDrafts({ drafts }: { drafts: readonly OpenDraft[] }) {
  const text = useTexts(tenantMessages);
  const wizardText = useTexts(wizardMessages);

  function placeOf({ section: saved, updated_at: savedAt }: OpenDraft) {
    const section = findSection(saved);
    if (section === undefined) return wizardText('draftUntouched');
    const name = text(`section.${section.name}`);
    return wizardText('draftPlace', {
      step: stepNumber(section.slug) ?? 1,
      steps: sections.length,
      section: name,
      time: formatDateTime(savedAt),
    });
  }

  return (
    <Card flush title={wizardText('openDrafts', { count: drafts.length })}>
      <ul className="open-drafts">
        {drafts.map((draft) => {
          const name = draft.title === '' ? text('unnamed') : draft.title;
          return (
            <li className="open-drafts__row" key={draft.id}>
              <RowTitle detail={<span>{placeOf(draft)}</span>} wraps>
                {name}
              </RowTitle>
              <ButtonLink
                aria-label={text('continueOf', { name })}
                href={tenantHref({ ...draft, state: 'draft' })}
                size="s"
              >
                {text('continue')}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
