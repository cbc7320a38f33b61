import { useTexts } from '@atrium/i18n';
import { useEffect, useState, type CSSProperties } from 'react';
import { viewerMessages } from '../messages';
import type { OpenPdf } from '../pdf/open-pdf';
import { readLinks, type PageLink } from '../pdf/page-links';

interface PageLinksProps {
  pdf: OpenPdf;
  number: number;
  onShowPage: (page: number) => void;
}

/** The links of a page. They open web pages and e-mails in a new tab; links to a page scroll to it. */
export function PageLinks({ pdf, number, onShowPage }: PageLinksProps) {
  const text = useTexts(viewerMessages);
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let isCurrent = true;
    pdf.document
      .getPage(number)
      .then((page) => readLinks(pdf.document, page))
      .then(
        (read) => isCurrent && setLinks(read),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [pdf, number]);

  return links.map(({ id, target, place }) => {
    const style = toStyle(place);
    if ('href' in target)
      return (
        <a
          aria-label={target.href.replace(/^mailto:/, '')}
          className="viewer-page__link"
          href={target.href}
          key={id}
          rel="noopener noreferrer"
          style={style}
          target="_blank"
        />
      );
    const { page } = target;
    return (
      <a
        aria-label={text('page', { page })}
        className="viewer-page__link"
        href={`#page-${page}`}
        key={id}
        onClick={(event) => {
          event.preventDefault();
          onShowPage(page);
        }}
        style={style}
      />
    );
  });
}

const percent = (share: number) => `${share * 100}%`;

function toStyle({ left, top, width, height }: PageLink['place']): CSSProperties {
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}
