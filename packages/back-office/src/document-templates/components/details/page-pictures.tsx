import type { SignaturePlace } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Link } from '@atrium/ui-kit';
import { LoadedPdf } from '../../../components/viewer/loaded-pdf';
import { useDrawnPage } from '../../../components/viewer/page/use-drawn-page';
import type { OpenPdf } from '../../../components/viewer/pdf/open-pdf';
import { usePageSizes } from '../../../components/viewer/pdf/use-page-sizes';
import type { LoadFile } from '../../../components/viewer/use-pdf';
import { documentTemplatesMessages } from '../../messages';

interface PagePicturesProps {
  fileKey: string;
  load: LoadFile;
  signatures: readonly SignaturePlace[];
  /** The address that shows a page in full size. */
  hrefOf: (page: number) => string;
}

/** Small pictures of the pages of a version, each a link to the page. */
export function PagePictures({ fileKey, load, ...parts }: PagePicturesProps) {
  return (
    <LoadedPdf fileKey={fileKey} load={load}>
      {(pdf) => <Pages {...parts} pdf={pdf} />}
    </LoadedPdf>
  );
}

const pictureWidth = 216;

function Pages({ pdf, signatures, hrefOf }: Pick<PagePicturesProps, 'signatures' | 'hrefOf'> & { pdf: OpenPdf }) {
  const text = useTexts(documentTemplatesMessages);
  const sizes = usePageSizes(pdf);
  return (
    <ol className="template-pages">
      {sizes.map(({ width, height }, at) => {
        const number = at + 1;
        const scale = pictureWidth / width;
        return (
          <li key={number}>
            <Link
              aria-label={text('openPage', { page: number })}
              className="viewer-page"
              href={hrefOf(number)}
              style={{ width: pictureWidth, height: height * scale }}
            >
              <Picture number={number} pdf={pdf} scale={scale} />
              <SignatureBoxes places={signatures.filter(({ page }) => page === number)} scale={scale} />
            </Link>
            <span aria-hidden="true">{number}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Picture({ pdf, number, scale }: { pdf: OpenPdf; number: number; scale: number }) {
  const { host } = useDrawnPage(pdf, number, scale, false);
  return <div className="viewer-page__picture" ref={host} />;
}

function SignatureBoxes({ places, scale }: { places: readonly SignaturePlace[]; scale: number }) {
  return places.map(({ name, x, y, width, height }) => (
    <span
      className="template-signature"
      key={`${name} ${x} ${y}`}
      style={{ left: x * scale, top: y * scale, width: width * scale, height: height * scale }}
    />
  ));
}
