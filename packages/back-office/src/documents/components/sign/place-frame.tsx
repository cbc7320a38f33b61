import { useApiClient } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, ConfirmDialog, IconButton, useMediaQuery, useUnsavedWork } from '@atrium/ui-kit';
import { MapPin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { type FileSource, loadFile } from '../../../components/documents/api/document-files';
import type { PagePlace } from '../../../components/signature/model/signature-place';
import { DocumentFrame } from '../../../components/viewer/document-frame';
import { LoadedPdf } from '../../../components/viewer/loaded-pdf';
import type { PageSize } from '../../../components/viewer/model/page-layout';
import { useTemplate } from '../../api/templates';
import { suggestPlaces, usualPlace } from '../../model/first-place';
import { useDocumentKeys } from '../view/use-document-keys';
import { documentSignMessages } from './messages';
import { PlacingPages } from './placing-pages';
import { PlacingSide } from './placing-side';
import type { PreparedSignature } from './prepared-signature';
import type { Signing } from './use-signing';

interface PlaceFrameProps {
  title: string;
  source: FileSource;
  fileKey: string;
  templateId: string;
  signature: PreparedSignature;
  signing: Signing;
  onLeave: () => void;
  /** Asks before the page is left. */
  question?: ReactNode;
}

const noSizes: readonly PageSize[] = [];

/** The pages, to place the signature and to sign. */
export function PlaceFrame(props: PlaceFrameProps) {
  const { title, source, fileKey, templateId, signature, signing, onLeave, question } = props;
  const text = useTexts(documentSignMessages);
  const common = useCommonTexts();
  const client = useApiClient();
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const isWide = useMediaQuery('(min-width: 1120px)');
  const [sizes, setSizes] = useState(noSizes);
  const [chosen, setChosen] = useState<PagePlace>();
  const [page, setPage] = useState(1);
  const [opensSide, setOpensSide] = useState(false);
  const named = useTemplate(templateId).data?.content.signatures ?? [];
  const suggested = suggestPlaces(named, sizes, signature.ratio).map(({ party, place: offered }) => ({
    label: text(`placing.of.${party}`),
    place: offered,
  }));
  const place = chosen ?? suggested[0]?.place ?? usualPlace(sizes, signature.ratio);
  const sign = () => place && signing.sign(place);

  useUnsavedWork(true);
  useDocumentKeys({ onBack: onLeave });

  return (
    <DocumentFrame
      actions={
        <>
          {!isPhone && (
            <Button onClick={onLeave} variant="ghost">
              {common('cancel')}
            </Button>
          )}
          {!isWide && <IconButton icon={MapPin} label={text('placing.side')} onClick={() => setOpensSide(true)} />}
          <Button busy={signing.isSigning} onClick={sign} variant="primary">
            {text(signature.certificate === undefined ? 'placing.sign' : 'placing.seal')}
          </Button>
        </>
      }
      leave={{ label: text('placing.back'), icon: 'back', onLeave }}
      side={
        place && {
          title: text('placing.side'),
          isOpen: opensSide,
          onClose: () => setOpensSide(false),
          content: (
            <PlacingSide
              certificate={signature.facts}
              onChange={setChosen}
              place={place}
              sizes={sizes}
              suggested={suggested}
            />
          ),
        }
      }
      status={sizes.length > 0 && text('placing.page', { title, page, pages: sizes.length })}
      strip={
        signing.problem !== undefined && (
          <Banner
            action={
              <Button onClick={sign} size="s">
                {text('placing.signAgain')}
              </Button>
            }
            flush
            role="alert"
            title={text('failed')}
            tone="danger"
          >
            {signing.problem}
          </Banner>
        )
      }
      title={text('placing.title')}
    >
      <LoadedPdf fileKey={fileKey} load={async (control) => (await loadFile(client, source, 'pdf', control)).blob}>
        {(pdf) => (
          <PlacingPages
            onChange={setChosen}
            onConfirm={sign}
            onPageChange={setPage}
            onSizes={setSizes}
            pdf={pdf}
            picture={signature.picture}
            place={place}
          />
        )}
      </LoadedPdf>
      {signing.asksUnstamped && place && (
        <ConfirmDialog
          busy={signing.isSigning}
          cancelLabel={common('cancel')}
          confirmLabel={text('unstamped.confirm')}
          onCancel={signing.dismissUnstamped}
          onConfirm={() => signing.signUnstamped(place)}
          open
          title={text('unstamped.title')}
        >
          {text('unstamped.text')}
        </ConfirmDialog>
      )}
      {question}
    </DocumentFrame>
  );
}
