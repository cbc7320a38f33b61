import { useTexts } from '@atrium/i18n';
import { useParams } from 'react-router';
import { LoadedRecord } from '../../components/loaded-record';
import { paths } from '../../paths';
import { useDocumentTemplate } from '../api/document-templates';
import { TemplateDetails } from '../components/details/template-details';
import { documentTemplatesMessages } from '../messages';

export function DocumentTemplatePage() {
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
      {(template) => <TemplateDetails template={template} />}
    </LoadedRecord>
  );
}
