import type { ConversionWarning } from '../../../platform/conversion/docx-to-pdf';
import { makeOffer } from '../make-offer';
import { makeContract } from './contract';
import { makeDetails } from './details';
import { makeDrawings } from './drawings';
import { makeFormatting } from './formatting';
import { makeLetter } from './letter';
import { makeMergedTable } from './merged-table';
import { makeNotes } from './notes';
import { makeSections } from './sections';
import { makeUnsupported } from './unsupported';

/** A document with which the built-in converter is compared to LibreOffice. */
export interface Sample {
  readonly name: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly warnings: readonly ConversionWarning[];
  /** False if LibreOffice draws what we leave out. */
  readonly looksAlike?: boolean;
}

export const corpus: readonly Sample[] = [
  { name: 'offer', make: () => makeOffer(), warnings: [] },
  { name: 'contract', make: makeContract, warnings: [] },
  { name: 'letter', make: makeLetter, warnings: [] },
  { name: 'merged-table', make: makeMergedTable, warnings: [] },
  { name: 'notes', make: makeNotes, warnings: [] },
  { name: 'drawings', make: makeDrawings, warnings: [] },
  { name: 'details', make: makeDetails, warnings: [] },
  { name: 'sections', make: makeSections, warnings: [] },
  { name: 'formatting', make: makeFormatting, warnings: [] },
  {
    name: 'unsupported',
    make: makeUnsupported,
    looksAlike: false,
    warnings: [
      { code: 'not_drawn', detail: 'chart' },
      { code: 'not_drawn', detail: 'diagram' },
      { code: 'drawn_differently', detail: 'equation' },
      { code: 'drawn_differently', detail: 'tracked change' },
    ],
  },
];
