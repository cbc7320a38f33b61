import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, IconButton, SegmentedControl, useMediaQuery } from '@atrium/ui-kit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DocumentFrame } from '../../../components/viewer/document-frame';
import type { OpenPdf } from '../../../components/viewer/pdf/open-pdf';
import { paths } from '../../../paths';
import { compareMessages } from '../../compare-messages';
import { useRestore } from '../view/use-restore';
import { ChangeList } from './change-list';
import { ComparedPages } from './compared-pages';
import { VersionChoice } from './version-choice';
import { useChanges, useMarks } from './use-comparison';

type Side = 'before' | 'after';

interface CompareViewProps {
  document: DocumentDetails;
  /** Newest first. */
  versions: readonly DocumentVersion[];
  compared: Readonly<Record<Side, DocumentVersion>>;
  files: Readonly<Record<Side, OpenPdf>>;
}

const none: readonly never[] = [];

/** Two versions of a document beside each other, and what differs. */
export function CompareView({ document, versions, compared, files }: CompareViewProps) {
  const { id, title, version, allowed_actions: allowed, current_version: newest } = document;
  const text = useTexts(compareMessages);
  const common = useCommonTexts();
  const navigate = useNavigate();
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const isWide = useMediaQuery('(min-width: 1120px)');
  const restore = useRestore(id);
  const [layout, setLayout] = useState<'beside' | 'below'>('beside');
  const [shown, setShown] = useState<Side>('after');
  const [opensList, setOpensList] = useState(false);
  const [current, setCurrent] = useState(0);
  const changes = useChanges(files.before, files.after);
  const count = changes?.length ?? 0;
  const marks = {
    before: useMarks(changes ?? none, 'before', current),
    after: useMarks(changes ?? none, 'after', current),
  };
  const { number: older } = compared.before;
  const step = (by: number) => count > 0 && setCurrent((current + by + count) % count);
  const compare = (numbers: Readonly<Record<Side, number>>) =>
    void navigate(paths.documents.compare.href(id, numbers.before, numbers.after), { replace: true });

  const pagesOf = (side: Side) => (
    <ComparedPages
      choice={
        <VersionChoice
          label={text(side)}
          onChange={(number) =>
            compare({ before: compared.before.number, after: compared.after.number, [side]: number })
          }
          value={compared[side].number}
          versions={versions}
        />
      }
      key={side}
      marks={marks[side]}
      pdf={files[side]}
      side={side}
      version={compared[side]}
    />
  );
  return (
    <DocumentFrame
      actions={
        <>
          {isWide && (
            <SegmentedControl
              label={text('layout.label')}
              onChange={setLayout}
              options={[
                { value: 'beside', label: text('layout.beside') },
                { value: 'below', label: text('layout.below') },
              ]}
              value={layout}
            />
          )}
          {count > 0 && (
            <>
              {!isPhone && <output>{text('position', { at: current + 1, all: count })}</output>}
              <IconButton icon={ArrowUp} label={text('previous')} onClick={() => step(-1)} />
              <IconButton icon={ArrowDown} label={text('next')} onClick={() => step(1)} />
            </>
          )}
          {!isWide && (
            <Button onClick={() => setOpensList(true)} size="s">
              {text('list')}
            </Button>
          )}
          {!isPhone && older !== newest && allowed.includes('update') && (
            <Button onClick={() => restore(older, version)} variant="primary">
              {text('use', { number: older })}
            </Button>
          )}
        </>
      }
      dock={
        isPhone && (
          <div className="compare__switch">
            <SegmentedControl
              label={text('shown')}
              onChange={setShown}
              options={(['before', 'after'] as const).map((value) => ({
                value,
                label: text('version', { number: compared[value].number }),
              }))}
              value={shown}
            />
          </div>
        )
      }
      leave={{ label: common('back'), icon: 'back', onLeave: () => void navigate(paths.documents.details.href(id)) }}
      side={{
        title: text('list'),
        isOpen: opensList,
        onClose: () => setOpensList(false),
        content: <ChangeList changes={changes} current={current} onChoose={setCurrent} />,
      }}
      status={title}
      title={text('title')}
    >
      <div className="compare" data-layout={isPhone ? 'one' : layout}>
        {isPhone ? pagesOf(shown) : [pagesOf('before'), pagesOf('after')]}
      </div>
    </DocumentFrame>
  );
}
