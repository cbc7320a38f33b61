import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { useDrawStart } from '../draw/use-draw-start';
import { useSignSteps } from '../sign/use-sign-steps';
import { SavedPage } from './saved-page';

const DrawOnVersion = lazy(async () => ({ default: (await import('../draw/draw-on-version')).DrawOnVersion }));
const PlaceOnVersion = lazy(async () => ({ default: (await import('../sign/place-on-version')).PlaceOnVersion }));

interface SavedViewProps {
  document: DocumentDetails;
  /** The version that is shown: the current one, or an earlier one. */
  version: DocumentVersion;
}

/** A saved document. Drawing and placing a signature take its page. */
export function SavedView({ document, version }: SavedViewProps) {
  const navigate = useNavigate();
  const draw = useDrawStart(document.id, version);
  const sign = useSignSteps();

  /** Shows the version that was made. */
  function finish() {
    draw.stop();
    sign.stop();
    if (version.number !== document.current_version) void navigate(paths.documents.details.href(document.id));
  }

  if (draw.drawn !== undefined)
    return (
      <Suspense>
        <DrawOnVersion document={document} onLeave={draw.stop} onSaved={finish} version={draw.drawn} />
      </Suspense>
    );
  if (sign.prepared !== undefined)
    return (
      <Suspense>
        <PlaceOnVersion
          document={document}
          onLeave={sign.stop}
          onSigned={finish}
          signature={sign.prepared}
          version={version}
        />
      </Suspense>
    );
  return <SavedPage document={document} draw={draw} sign={sign} version={version} />;
}
