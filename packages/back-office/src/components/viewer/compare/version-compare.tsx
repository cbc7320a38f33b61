import { useTexts } from '@atrium/i18n';
import { IconButton, SegmentedControl, useMediaQuery } from '@atrium/ui-kit';
import { ArrowDown, ArrowUp, List } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DocumentFrame, type DocumentFrameProps } from '../document-frame';
import { LoadedPdf } from '../loaded-pdf';
import type { LoadFile } from '../use-pdf';
import { ChangeList } from './change-list';
import { CompareColumn, type Column, type Side } from './compare-column';
import { compareMessages } from './messages';
import { useComparison } from './use-comparison';
import { useLinkedScroll } from './use-linked-scroll';

/** One of the two versions. */
export interface ComparedVersion {
  /** Identifies the file: another key loads another one. */
  readonly fileKey: string;
  /** "Version 3" */
  readonly name: string;
  readonly load: LoadFile;
  /** Above its pages: a select of versions, author and time. */
  readonly head: ReactNode;
}

export interface VersionCompareProps extends Pick<DocumentFrameProps, 'leave' | 'status'> {
  left: ComparedVersion;
  right: ComparedVersion;
  /** The main button: "Use version 4". */
  action?: ReactNode;
}

/** Two versions side by side, scrolled together, with the changes of their text. On a phone, one of them at a time. */
export function VersionCompare({ left, right, leave, status, action }: VersionCompareProps) {
  const text = useTexts(compareMessages);
  const isPhone = useMediaQuery('(max-width: 768px)');
  const isWide = useMediaQuery('(min-width: 1120px)');
  const [isListOpen, setListOpen] = useState(false);
  const [columns, setColumns] = useState<Partial<Record<Side, Column>>>({});
  const [layout, setLayout] = useState<'columns' | 'rows'>('columns');
  const [shown, setShown] = useState<Side>('right');
  const [current, setCurrent] = useState(0);
  const comparison = useComparison(columns.left?.pdf, columns.right?.pdf);
  useLinkedScroll(columns.left?.stage, columns.right?.stage);
  const changes = comparison?.changes ?? [];
  const noChange = changes.length === 0 ? text('noChange') : undefined;
  const step = (by: number) => setCurrent((current + by + changes.length) % changes.length);
  const choose = (at: number) => {
    setCurrent(at);
    setListOpen(false);
  };
  const addColumn = (side: Side, column: Column) => setColumns((known) => ({ ...known, [side]: column }));

  const actions = (
    <>
      {!isPhone && (
        <SegmentedControl
          label={text('layout.label')}
          onChange={setLayout}
          options={[
            { value: 'columns', label: text('layout.columns') },
            { value: 'rows', label: text('layout.rows') },
          ]}
          value={layout}
        />
      )}
      {!isPhone && changes.length > 0 && (
        <output className="viewer__say">{text('count', { at: current + 1, changes: changes.length })}</output>
      )}
      <IconButton disabledReason={noChange} icon={ArrowUp} label={text('previous')} onClick={() => step(-1)} />
      <IconButton disabledReason={noChange} icon={ArrowDown} label={text('next')} onClick={() => step(1)} />
      {!isWide && <IconButton icon={List} label={text('list')} onClick={() => setListOpen(true)} />}
      {action}
    </>
  );
  const versions = { left, right };
  return (
    <DocumentFrame
      actions={actions}
      dock={
        isPhone && (
          <div className="compare__switch">
            <SegmentedControl
              label={text('version.shown')}
              onChange={setShown}
              options={[
                { value: 'left', label: left.name },
                { value: 'right', label: right.name },
              ]}
              value={shown}
            />
          </div>
        )
      }
      leave={leave}
      side={{
        title: text('title'),
        content: <ChangeList comparison={comparison} current={current} onChoose={choose} />,
        isOpen: isListOpen,
        onClose: () => setListOpen(false),
      }}
      status={status}
      title={text('title')}
    >
      <div className="compare" data-layout={isPhone ? 'one' : layout}>
        {(['left', 'right'] as const).map((side) => {
          const { fileKey, load, name, head } = versions[side];
          return (
            <div className="compare__column" hidden={isPhone && side !== shown} key={side}>
              <LoadedPdf fileKey={fileKey} load={load}>
                {(pdf) => (
                  <CompareColumn
                    changes={changes}
                    current={current}
                    label={name}
                    onReady={addColumn}
                    pdf={pdf}
                    side={side}
                  >
                    <div className="compare__head">{head}</div>
                  </CompareColumn>
                )}
              </LoadedPdf>
            </div>
          );
        })}
      </div>
    </DocumentFrame>
  );
}
