import type { DocumentTemplate } from '@atrium/api-client/contract';
import { ConversionWarnings } from '../conversion-warnings';
import { FileChecks } from './file-checks';
import { Findings } from './findings';
import type { TemplateUpload } from './use-template-upload';
import { VersionDifferences } from './version-differences';

interface FileResultProps {
  upload: TemplateUpload | undefined;
  /** The template that gets a new version. */
  template?: DocumentTemplate;
}

/** What the checks of a file found. */
export function FileResult({ upload, template }: FileResultProps) {
  if (upload === undefined) return null;
  return (
    <>
      <FileChecks upload={upload} />
      {upload.kind === 'refused' && upload.refusal.findings.length > 0 && (
        <Findings findings={upload.refusal.findings} key={upload.file.lastModified} />
      )}
      {upload.kind === 'passed' && <ConversionWarnings warnings={upload.stored.content.warnings} />}
      {upload.kind === 'passed' && template !== undefined && (
        <VersionDifferences after={upload.stored.content} before={template} />
      )}
    </>
  );
}
