import type { SignaturePlace } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Link } from '@atrium/ui-kit';
import { useCallback, type CSSProperties } from 'react';
import type { MarkedPart } from '../../../components/viewer/find/mark-matches';
import { useTagMarks } from '../../../components/viewer/find/use-tag-marks';
import { LoadedPdf } from '../../../components/viewer/loaded-pdf';
import { useDrawnPage } from '../../../components/viewer/page/use-drawn-page';
import { useTextLayer } from '../../../components/viewer/page/use-text-layer';
import type { OpenPdf } from '../../../components/viewer/pdf/open-pdf';
import { usePageSizes } from '../../../components/viewer/pdf/use-page-sizes';
import type { LoadFile } from '../../../components/viewer/use-pdf';
import { documentTemplatesMessages } from '../../messages';

interface PagePicturesProps {
  fileKey: string;
  load: LoadFile;
  signatures: readonly SignaturePlace[];
  /** Where the values of tags come from, by their names; empty without tags. */
  kinds: TagKinds;
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

/** The colour of a tag's mark: `known`, `asked` or `unknown`. */
export type TagKinds = ReadonlyMap<string, string>;

const pictureWidth = 216;
const unmarked: readonly MarkedPart[] = [];

type PagesProps = Pick<PagePicturesProps, 'signatures' | 'kinds' | 'hrefOf'> & { pdf: OpenPdf };

function Pages({ pdf, signatures, kinds, hrefOf }: PagesProps) {
  const text = useTexts(documentTemplatesMessages);
  const sizes = usePageSizes(pdf);
  const kindOf = useCallback((tag: string) => kinds.get(tag) ?? 'known', [kinds]);
  const marks = useTagMarks(kinds.size > 0 ? pdf : undefined, kindOf);
  return (
    <ol className="template-pages">
      {sizes.map(({ width, height }, at) => {
        const number = at + 1;
        const scale = pictureWidth / width;
        return (
          <li key={number}>
            <div className="viewer-page" style={{ width: pictureWidth, height: height * scale }}>
              <Picture marks={marks.get(number) ?? unmarked} number={number} pdf={pdf} scale={scale} />
              <SignatureBoxes places={signatures.filter(({ page }) => page === number)} scale={scale} />
              <Link
                aria-label={text('openPage', { page: number })}
                className="template-pages__link"
                href={hrefOf(number)}
              />
            </div>
            <span aria-hidden="true">{number}</span>
          </li>
        );
      })}
    </ol>
  );
}

interface PictureProps {
  pdf: OpenPdf;
  number: number;
  scale: number;
  marks: readonly MarkedPart[];
}

function Picture({ pdf, number, scale, marks }: PictureProps) {
  const { host } = useDrawnPage(pdf, number, scale, false);
  const layer = useTextLayer(pdf, number, marks);
  const style: CSSProperties & Record<`--${string}`, number> = { '--scale-factor': scale };
  return (
    <>
      <div className="viewer-page__picture" ref={host} />
      <div aria-hidden="true" className="viewer-page__text" inert ref={layer} style={style} />
    </>
  );
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
