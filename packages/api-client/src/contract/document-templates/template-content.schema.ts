import { Type, type Static } from 'typebox';
import { text } from '../fields.schema';
import { choice, named } from '../named.schema';

/**
 * Where the value of a tag comes from: a record of the product, the author of the document, the row of a table of
 * items, or a place for a signature.
 */
export const tagSourceSchema = choice('TagSource', ['record', 'author', 'items', 'signature', 'unknown']);
/** Where the value of a tag comes from. */
export type TagSource = Static<typeof tagSourceSchema>;

export const templateTagSchema = named('TemplateTag', {
  /** Without braces, such as `customer.title`. */
  name: Type.String(),
  source: tagSourceSchema,
  /** Pages it is on, from 1. */
  pages: Type.Array(Type.Integer()),
});
/** A tag of a template. */
export type TemplateTag = Static<typeof templateTagSchema>;

/** What e-mails with documents begin with, in both languages. Null: the text that comes with the product. */
export const mailTextsSchema = named('TemplateMailTexts', {
  subject_en: Type.Union([text(200), Type.Null()]),
  message_en: Type.Union([text(10_000), Type.Null()]),
  subject_sl: Type.Union([text(200), Type.Null()]),
  message_sl: Type.Union([text(10_000), Type.Null()]),
});
/** Subjects and messages of the e-mails with documents of a template. They may contain tags. */
export type TemplateMailTexts = Static<typeof mailTextsSchema>;

const fieldProperties = {
  /** Of the tag, without braces: `field.valid_until`. */
  name: text(80),
  label: text(160),
  type: choice('TemplateFieldType', ['text', 'long_text', 'date', 'number']),
  required: Type.Boolean(),
  /** What the field begins with; null for nothing. */
  initial: Type.Union([Type.String({ maxLength: 4000 }), Type.Null()]),
  /** Days between today and the date that the field begins with; null for no date. */
  days_ahead: Type.Union([Type.Integer({ minimum: 0, maximum: 3650 }), Type.Null()]),
};
export const templateFieldSchema = named('TemplateField', fieldProperties);
/** A field that the author of a document is asked for. */
export type TemplateField = Static<typeof templateFieldSchema>;

/** The columns that a table of items may show. */
export const itemColumnSchema = choice('ItemColumn', [
  'position',
  'description',
  'quantity',
  'unit',
  'price',
  'discount',
  'vat',
  'net',
]);
/** A column of a table of items. */
export type ItemColumn = Static<typeof itemColumnSchema>;

export const itemTableSchema = named('ItemTable', {
  /** `items`, or `items_` and a name. */
  name: Type.String(),
  columns: Type.Array(itemColumnSchema),
});
/** A table of items in a template. */
export type ItemTable = Static<typeof itemTableSchema>;

export const signaturePlaceSchema = named('SignaturePlace', {
  /** Of the tag, without braces: `signature.author`. */
  name: Type.String(),
  page: Type.Integer({ minimum: 1 }),
  /** Points of 1/72 inch from the top left corner of the displayed page. */
  x: Type.Number(),
  y: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
});
/** A place for a signature on a page. */
export type SignaturePlace = Static<typeof signaturePlaceSchema>;

export const conversionWarningSchema = named('ConversionWarning', {
  code: Type.String(),
  /** The font or feature that it is about. */
  detail: Type.String(),
});
/** What may look different in Word. */
export type ConversionWarning = Static<typeof conversionWarningSchema>;

export const templateContentSchema = named('TemplateContent', {
  tags: Type.Array(templateTagSchema),
  fields: Type.Array(templateFieldSchema),
  tables: Type.Array(itemTableSchema),
  signatures: Type.Array(signaturePlaceSchema),
  warnings: Type.Array(conversionWarningSchema),
});
/** What the service found in the file of a template. */
export type TemplateContent = Static<typeof templateContentSchema>;
