import { useTexts } from '@atrium/i18n';
import { Banner, TextLink } from '@atrium/ui-kit';
import { useEffect, useRef } from 'react';
import { sectionFormMessages } from '../messages';

export interface MissingField {
  readonly text: string;
  readonly href: string;
}

/** Lists what is missing before Create, with links. Takes the focus when it appears. */
export function MissingList({ things }: { things: readonly MissingField[] }) {
  const text = useTexts(sectionFormMessages);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <div ref={list} tabIndex={-1}>
      <Banner role="alert" title={text('missingTitle', { count: things.length })} tone="danger">
        <ul className="missing-list">
          {things.map((thing) => (
            <li key={thing.text}>
              <TextLink href={thing.href}>{thing.text}</TextLink>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
