/**
 * What a field holds; it decides how a filter reads its value and how a spreadsheet shows it. A `person` is an account by
 * id and name; `actions` are what the caller may do with the record.
 */
export type FieldType = 'text' | 'choice' | 'instant' | 'integer' | 'boolean' | 'id' | 'person' | 'actions';

/**
 * A field of a record, declared once as plain data. The wire schemas, the form schema, list columns, filters, export,
 * options and samples are made from it; texts stay with the screen that shows it.
 *
 * @example { type: 'text', maxLength: 160, input: 'save', sortable: true, searchable: true, exported: true }
 */
export interface Field {
  readonly type: FieldType;
  /** May be null. */
  readonly nullable?: true;
  /** The values of a `choice`. */
  readonly choices?: readonly string[];
  /** An `integer` of cents of EUR. */
  readonly money?: true;
  /** Digits of an `integer` that people read and type after the comma: with 2, they type 950 as 9,5. */
  readonly decimals?: number;

  /**
   * Part of the rows of a list alone, or of the single record alone; of both where it is left out. A `query` field is in
   * neither: a list sorts, searches or exports by it.
   */
  readonly only?: 'list' | 'record' | 'query';
  /** Accepted when a record is created, or also when it is changed; the service sets every other field. */
  readonly input?: 'create' | 'save';
  /** May be left out of the input. */
  readonly optional?: true;
  /** Of a `text` in the input: the most characters. A text without `pattern` is trimmed and at least one character. */
  readonly maxLength?: number;
  /** Of a `text` in the input: a regular expression. */
  readonly pattern?: string;
  /** Of an `integer` in the input. */
  readonly minimum?: number;
  /** Of an `integer` in the input. */
  readonly maximum?: number;

  /** May stand in `sort`. */
  readonly sortable?: true;
  /** May stand in `filter`. */
  readonly filterable?: true;
  /** Is looked through by `search`, and may stand in `columns` of `/options`. */
  readonly searchable?: true;
  /** Is a column of the spreadsheet. */
  readonly exported?: true;
  /** Is a column of the list screen: the first one leads to the record, `phone` ones are shown on a phone too. */
  readonly column?: 'wide' | 'phone';
}

/** The fields of a record by their names on the wire; its `id` goes without saying. */
export type Fields = Readonly<Record<string, Field>>;

/** Declares the fields of a record, marked pure so that bundlers drop the unused ones. */
export function defineFields<const F extends Fields>(fields: F): F {
  return fields;
}
