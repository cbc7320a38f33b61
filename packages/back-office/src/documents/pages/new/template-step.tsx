import { useTexts } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { EmptyState, ListSearch, Skeleton, VisuallyHidden } from '@atrium/ui-kit';
import { useState } from 'react';
import { LoadFailure } from '../../../components/load-failure';
import { useCategories } from '../../../components/documents/api/codelists';
import { useTemplates } from '../../api/templates';
import { CategoryChoice } from '../../components/new/category-choice';
import { ContinuedBanner } from '../../components/new/continued-banner';
import { TemplateGallery } from '../../components/new/template-gallery';
import { useSteps } from '../../components/new/use-steps';
import { newDocumentMessages } from '../../new-document-messages';

/** Chooses the template of a new document. */
export function TemplateStep() {
  const text = useTexts(newDocumentMessages);
  const lists = useTexts(listMessages);
  const { document, change, next, continued } = useSteps();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const { data, error, isFetching, refetch } = useTemplates(search);
  const { titleOf } = useCategories();
  if (data === undefined && error !== null)
    return (
      <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('gallery.failed')} />
    );
  const found = data?.data ?? [];
  const shown = found.filter((one) => category === '' || one.category === category);
  return (
    <div className="template-step">
      <CategoryChoice onChange={setCategory} templates={found} value={category} />
      <div className="template-step__main">
        {continued !== undefined && <ContinuedBanner continued={continued} />}
        <div className="template-step__head">
          <h2>{category === '' ? text('gallery.all') : titleOf(category)}</h2>
          <ListSearch
            clearLabel={lists('clearSearch')}
            label={text('gallery.search')}
            onSearch={setSearch}
            placeholder={text('gallery.search')}
            search={search}
          />
        </div>
        {data === undefined ? (
          <>
            <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
            <Skeleton width="half" />
          </>
        ) : shown.length === 0 ? (
          <EmptyState title={text(search === '' ? 'gallery.empty' : 'gallery.noMatches')} />
        ) : (
          <TemplateGallery
            onChange={(templateId) => change({ templateId })}
            onNext={next}
            templates={shown}
            value={document.templateId}
          />
        )}
      </div>
    </div>
  );
}
