import type { DocumentTemplateSummary } from '@atrium/api-client/contract';

type Sketched = Pick<DocumentTemplateSummary, 'category' | 'view' | 'tags'>;

/** Line lengths of a paragraph, as shares of the text's width. */
const paragraphs = {
  long: [1, 1, 1, 0.7],
  short: [1, 0.55],
} as const;

/** Categories of documents with amounts in rows. */
const tables: readonly string[] = ['offer', 'order', 'invoice', 'delivery_note'];

const paper = { portrait: { width: 112, height: 158 }, landscape: { width: 168, height: 119 } } as const;
const margin = 12;
const step = 8;

interface Bar {
  readonly y: number;
  readonly share: number;
  readonly kind: 'line' | 'title' | 'row' | 'box';
  readonly end?: boolean;
}

/** What a page of the template has, from the top. More tags make more lines. */
function barsOf({ category, tags }: Sketched): readonly Bar[] {
  const bars: Bar[] = [
    { y: 20, share: 0.45, kind: 'line' },
    { y: 32, share: 0.6, kind: 'title' },
  ];
  let y = 50;
  const add = (bar: Omit<Bar, 'y'>, height = step) => {
    bars.push({ y, ...bar });
    y += height;
  };
  if (tables.includes(category)) {
    const rows = Math.min(6, 2 + Math.floor(tags / 8));
    for (let row = 0; row < rows; row += 1)
      add({ share: 1, kind: row % 2 === 0 ? 'line' : 'row' }, row % 2 === 0 ? 5 : step + 3);
    y += 3;
    add({ share: 0.36, kind: 'line', end: true });
    add({ share: 0.36, kind: 'line', end: true }, step * 2);
  } else {
    const blocks = category === 'contract' ? [paragraphs.long, paragraphs.long, paragraphs.short] : [paragraphs.long];
    for (const block of blocks) {
      for (const share of block) add({ share, kind: 'line' }, 6);
      y += 8;
    }
  }
  if (category === 'contract') add({ share: 0.42, kind: 'box' });
  else add({ share: 0.3, kind: 'line' });
  return bars;
}

const heights = { line: 2, title: 4, row: 8, box: 16 } as const;

/** A drawing of a template's first page: tables of amounts, paragraphs, a place for signatures. */
export function TemplateSketch({ template }: { template: Sketched }) {
  const { width, height } = paper[template.view === 'landscape' ? 'landscape' : 'portrait'];
  const inner = width - 2 * margin;
  return (
    <svg
      aria-hidden="true"
      className="template-sketch"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <rect className="template-sketch__paper" height={height} width={width} />
      {barsOf(template).map(({ y, share, kind, end = false }) => (
        <rect
          className={`template-sketch__${kind}`}
          height={heights[kind]}
          key={y}
          width={inner * share}
          x={end ? width - margin - inner * share : margin}
          y={y}
        />
      ))}
    </svg>
  );
}
