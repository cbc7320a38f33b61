import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** A changed field. */
export interface FieldChange {
  id: string;
  label: string;
  /** Null if the field was empty. */
  before: string | null;
  /** Null if the field is empty now. */
  after: string | null;
  /** Only the change is known, as for secrets. */
  hidden?: boolean | undefined;
}

export interface FieldDiffTexts {
  /** Stands for no value: "empty". */
  empty: string;
  /** Stands for values that are not shown: "changed". */
  changed: string;
  /** Announced before the values: "Before", "After". */
  before: string;
  after: string;
  /** "Show all" and "Show less", for long texts. */
  more: string;
  less: string;
}

export interface FieldDiffProps {
  changes: readonly FieldChange[];
  texts: FieldDiffTexts;
}

const longText = 160;
const lines = 3;

const isLong = (value: string | null) =>
  value !== null && (value.length > longText || value.split('\n').length > lines);

function Value({ value, was, texts }: { value: string | null; was: boolean; texts: FieldDiffTexts }) {
  return (
    <dd className={classNames(was ? 'a-diff__was' : 'a-diff__now', value === null && 'a-diff__none')}>
      {!was && <Icon className="a-diff__arrow" icon={ArrowRight} />}
      <span className="a-diff__value">
        <VisuallyHidden>{was ? texts.before : texts.after}: </VisuallyHidden>
        {value ?? texts.empty}
      </span>
    </dd>
  );
}

function Change({ change, texts }: { change: FieldChange; texts: FieldDiffTexts }) {
  const { label, before, after, hidden = false } = change;
  const [open, setOpen] = useState(false);
  const folds = isLong(before) || isLong(after);
  return (
    <div className={classNames('a-diff__change', folds && !open && 'a-diff__change--folded')}>
      <dt>{label}</dt>
      {hidden ? (
        <dd className="a-diff__none a-diff__hidden">{texts.changed}</dd>
      ) : (
        <>
          <Value texts={texts} value={before} was />
          <Value texts={texts} value={after} was={false} />
        </>
      )}
      {folds && (
        <dd className="a-diff__fold">
          <Button aria-expanded={open} onClick={() => setOpen(!open)} size="s" variant="ghost">
            {open ? texts.less : texts.more}
          </Button>
        </dd>
      )}
    </div>
  );
}

/** Changed fields, before and after. Long texts fold after three lines. */
export function FieldDiff({ changes, texts }: FieldDiffProps) {
  return (
    <dl className="a-diff">
      {changes.map((change) => (
        <Change change={change} key={change.id} texts={texts} />
      ))}
    </dl>
  );
}
