import type { AnchoredDrawingRecord, InlineDrawingRecord } from '@docx-editor.dev/core/layout';

/** A picture, shape, text box or group in the text or on the page. */
export type Drawing = AnchoredDrawingRecord | InlineDrawingRecord;
