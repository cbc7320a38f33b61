import type { DocumentTemplate, TagSource } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card, SegmentedControl, Skeleton } from '@atrium/ui-kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { paths } from '../../../paths';
import { useLoadTemplatePdf } from '../../api/template-files';
import { documentTemplatesMessages } from '../../messages';
import { ConversionWarnings } from '../conversion-warnings';
import { TagLegend, type TagKind } from './tag-legend';

const PagePictures = lazy(async () => ({ default: (await import('./page-pictures')).PagePictures }));

const kindsOf: Readonly<Record<TagSource, TagKind>> = {
  record: 'known',
  items: 'known',
  signature: 'known',
  author: 'asked',
  unknown: 'unknown',
};
const noKinds: ReadonlyMap<string, TagKind> = new Map();

/** The pages of the current version, with its tags or with sample data. */
export function PagesCard({ template }: { template: DocumentTemplate }) {
  const text = useTexts(documentTemplatesMessages);
  const [data, setData] = useState<'sample' | 'tags'>('tags');
  const { id, current_version: number, content } = template;
  const kinds = useMemo(() => new Map(content.tags.map(({ name, source }) => [name, kindsOf[source]])), [content]);
  const load = useLoadTemplatePdf(id, number, data);
  return (
    <Card
      actions={
        <SegmentedControl
          label={text('show.label')}
          onChange={setData}
          options={[
            { value: 'tags', label: text('show.tags') },
            { value: 'sample', label: text('show.sample') },
          ]}
          value={data}
        />
      }
      flush
      title={text('pagesTitle')}
    >
      <Suspense fallback={<Skeleton />}>
        <PagePictures
          fileKey={`${id} ${number} ${data}`}
          hrefOf={(page) => `${paths['document-templates'].try.href(id)}#page-${page}`}
          load={load}
          kinds={data === 'tags' ? kinds : noKinds}
          signatures={data === 'tags' ? content.signatures : []}
        />
      </Suspense>
      {data === 'tags' && kinds.size > 0 && <TagLegend kinds={new Set(kinds.values())} />}
      {content.warnings.length > 0 && (
        <div className="template-pages__notes">
          <ConversionWarnings warnings={content.warnings} />
        </div>
      )}
    </Card>
  );
}
