import { Type } from 'typebox';
import { fileSchema, idParams, idSchema } from '../fields.schema';
import { choice, named } from '../named.schema';
import { documentDraftSchema } from './document-draft.schema';
import { documentSchema } from './document.schema';
import { strokeLimits } from './stroke-limits';

const coordinate = Type.Number({ minimum: -100_000, maximum: 100_000 });

const strokeSchema = named('Stroke', {
  /** From 1. */
  page: Type.Integer({ minimum: 1, maximum: 200 }),
  color: choice('StrokeColor', ['black', 'blue', 'red', 'green', 'highlighter']),
  /** Diameter at a pressure of 0.5, in the coordinates of the page. */
  width: Type.Number({ minimum: strokeLimits.minimumWidth, maximum: strokeLimits.maximumWidth }),
  /** `[x, y, pressure]` from the upper left corner of the displayed page. */
  points: Type.Array(Type.Tuple([coordinate, coordinate, Type.Number({ minimum: 0, maximum: 1 })]), {
    minItems: 1,
    maxItems: strokeLimits.pointsPerStroke,
  }),
});
const strokesSchema = Type.Array(strokeSchema, { minItems: 1, maxItems: strokeLimits.strokesPerPage * 200 });

const versionParams = Type.Object({ id: idSchema, number: Type.Integer({ minimum: 1, maximum: 100_000 }) });
const drawing = named('DrawingInput', { strokes: strokesSchema });
const saved = named('SaveDrawingInput', { strokes: strokesSchema, _version: Type.Integer({ minimum: 0 }) });

/** Request and response of `downloadDrawingEndpoint`. */
export const downloadDrawingSchema = {
  summary: 'Returns the PDF of a version with a drawing on it. Nothing is stored.',
  params: versionParams,
  body: drawing,
  answers: { 200: fileSchema },
  errors: [409],
} as const;
/** Request and response of `saveDrawingEndpoint`. */
export const saveDrawingSchema = {
  summary:
    'Saves a copy of the PDF of a version with a drawing on it as the next version of the document; 409 `document_signed` if it is signed, `document_locked` while someone else edits the document.',
  params: versionParams,
  body: saved,
  answers: { 201: documentSchema },
  errors: [409, 412, 507],
} as const;
/** Request and response of `downloadDraftDrawingEndpoint`. */
export const downloadDraftDrawingSchema = {
  summary: 'Returns the PDF of a draft with a drawing on it. Nothing is stored.',
  params: idParams,
  body: drawing,
  answers: { 200: fileSchema },
  errors: [409],
} as const;
/** Request and response of `drawOnDraftEndpoint`. */
export const drawOnDraftSchema = {
  summary:
    'Replaces the PDF of a draft by one with a drawing on it. The draft has no Word file any more. 409 `document_signed` if it is signed.',
  params: idParams,
  body: saved,
  answers: { 200: documentDraftSchema },
  errors: [409, 412, 507],
} as const;
