import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import type { ReactNode } from 'react';
import { useDocumentVersions } from '../../components/documents/api/documents';
import { documentsMessages } from '../../components/documents/messages';
import { LoadedRecord } from '../../components/loaded-record';
import { MissingRecord } from '../../components/missing-record';
import { paths } from '../../paths';

interface LoadedVersionsProps {
  document: DocumentDetails;
  /** Shows one of these numbers as missing if no version has it. */
  numbers: readonly (string | null)[];
  /** Shows the versions with these numbers; `all` has every version, newest first. */
  children: (found: readonly DocumentVersion[], all: readonly DocumentVersion[]) => ReactNode;
}

/** Versions of a document, or why they cannot be shown. */
export function LoadedVersions({ document, numbers, children }: LoadedVersionsProps) {
  const text = useTexts(documentsMessages);
  const query = useDocumentVersions(document.id);
  const list = { href: paths.documents.details.href(document.id), label: document.title };
  return (
    <LoadedRecord
      listHref={list.href}
      query={query}
      texts={{
        loading: text('loading'),
        failed: text('versions.failed'),
        missing: text('missing.title'),
        missingText: text('missing.text'),
        list: list.label,
      }}
    >
      {({ data }) => {
        const found = numbers.map((asked) => data.find(({ number }) => number === Number(asked)));
        const missing = found.indexOf(undefined);
        if (missing === -1)
          return children(
            found.filter((version) => version !== undefined),
            data,
          );
        return (
          <MissingRecord list={list} title={text('versions.missing', { number: numbers[missing] ?? '' })}>
            {text('missing.text')}
          </MissingRecord>
        );
      }}
    </LoadedRecord>
  );
}
