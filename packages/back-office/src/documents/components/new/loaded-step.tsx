import { useTexts } from '@atrium/i18n';
import type { ReactNode } from 'react';
import { LoadedRecord } from '../../../components/loaded-record';
import { paths } from '../../../paths';
import { newDocumentMessages } from '../../new-document-messages';
import type { NewDocumentState } from './use-new-document';

interface LoadedStepProps extends Pick<NewDocumentState, 'template' | 'codelists'> {
  children: ReactNode;
}

/** A step after the template, once everything that the document is made from is loaded. */
export function LoadedStep({ template, codelists, children }: LoadedStepProps) {
  const text = useTexts(newDocumentMessages);
  const texts = {
    loading: text('loading'),
    failed: text('new.templateFailed'),
    missing: text('new.templateMissing'),
    missingText: text('new.templateMissingText'),
    list: text('gallery.label'),
  };
  const listHref = paths.documents.new.template.href();
  return (
    <LoadedRecord listHref={listHref} query={template} texts={texts}>
      {() => (
        <LoadedRecord listHref={listHref} query={codelists} texts={{ ...texts, failed: text('items.failed') }}>
          {() => children}
        </LoadedRecord>
      )}
    </LoadedRecord>
  );
}
