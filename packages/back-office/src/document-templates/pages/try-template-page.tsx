import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNavigate, useParams } from 'react-router';
import { LoadedRecord } from '../../components/loaded-record';
import { DocumentFrame } from '../../components/viewer/document-frame';
import { PdfViewer } from '../../components/viewer/pdf-viewer';
import { paths } from '../../paths';
import { useDocumentTemplate } from '../api/document-templates';
import { useLoadTemplatePdf } from '../api/template-files';
import { documentTemplatesMessages } from '../messages';

const { details } = paths['document-templates'];

/** A template with sample data, to read. It is never saved. */
export function TryTemplatePage() {
  const text = useTexts(documentTemplatesMessages);
  const { id = '' } = useParams();
  return (
    <LoadedRecord
      listHref={paths['document-templates'].href()}
      query={useDocumentTemplate(id)}
      texts={{
        loading: text('loading'),
        failed: text('recordFailed'),
        missing: text('missing'),
        missingText: text('missingText'),
        list: text('table'),
      }}
    >
      {({ title, current_version: number }) => <TriedTemplate id={id} number={number} title={title} />}
    </LoadedRecord>
  );
}

function TriedTemplate({ id, title, number }: { id: string; title: string; number: number }) {
  const text = useTexts(documentTemplatesMessages);
  const common = useCommonTexts();
  const navigate = useNavigate();
  const load = useLoadTemplatePdf(id, number, 'sample');
  return (
    <DocumentFrame
      leave={{ label: common('close'), icon: 'close', onLeave: () => void navigate(details.href(id)) }}
      status={text('tryHint')}
      title={title}
    >
      <PdfViewer fileKey={`${id} ${number}`} load={load} />
    </DocumentFrame>
  );
}
