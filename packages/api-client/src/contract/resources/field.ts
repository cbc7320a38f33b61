/**
 * Type of a field; determines filter parsing and spreadsheet format. `person` is the id and name of an account;
 * `record` is the id and title of a related record, and `records` are those of several, filtered by their ids; `actions` are the caller's allowed
 * actions.
 */
export type FieldType =
  | 'text'
  | 'choice'
  | 'instant'
  | 'integer'
  | 'boolean'
  | 'id'
  | 'person'
  | 'record'
  | 'records'
  | 'actions';

/**
 * A field of a record, declared once as plain data. The wire schemas, the form schema, list columns, filters, export,
 * options and samples are made from it; the screen owns the texts.
 *
 * @example { type: 'text', maxLength: 160, input: 'save', sortable: true, searchable: true, exported: true }
 */
export interface Field {
  readonly type: FieldType;
  /** May be null. */
  readonly nullable?: true;
  /** Values of a `choice`. */
  readonly choices?: readonly string[];
  /**
   * Values are codes that people see as names: `country` of ISO 3166 alpha-2, `courier` such as `gls`, `permission` such as
   * `view/roles`, or `sort` such as `-updated_at`.
   */
  readonly names?: 'country' | 'courier' | 'permission' | 'sort';
  /** An `integer` of cents of EUR. */
  readonly money?: true;
  /** An `integer` of bytes. */
  readonly bytes?: true;
  /** Digits of an `integer` after the decimal separator in forms: with 2, users type 950 as 9,5. */
  readonly decimals?: number;

  /**
   * Restricts the field to list rows or to the single record; default: both. A `query` field is in neither: it can only
   * be sorted, searched or exported.
   */
  readonly only?: 'list' | 'record' | 'query';
  /** Accepted on create, or on create and update. The service sets all other fields. */
  readonly input?: 'create' | 'save';
  /** Optional in the input. */
  readonly optional?: true;
  /** Maximum length of a `text` in the input. A text without `pattern` is trimmed and required. */
  readonly maxLength?: number;
  /** Pattern of a `text` in the input. */
  readonly pattern?: string;
  /** A `text` that passes the checks of the service, if others do not; samples use it. */
  readonly example?: string;
  /** Bound of an `integer` in the input. */
  readonly minimum?: number;
  /** Bound of an `integer` in the input. */
  readonly maximum?: number;

  /** Allowed in `sort`. */
  readonly sortable?: true;
  /** Allowed in `filter`; a `person` is filtered by id. */
  readonly filterable?: true;
  /** Searched by `search`, and allowed in `columns` of `/options`. */
  readonly searchable?: true;
  /** Exported to the spreadsheet. */
  readonly exported?: true;
  /** The audit log records its values; by default it only says that the field changed. */
  readonly recorded?: true;
  /** Shown in the list screen. The first column links to the record; `phone` columns are also shown on a phone. */
  readonly column?: 'wide' | 'phone';
}

/** Fields by wire name, without `id`, which every record has. */
export type Fields = Readonly<Record<string, Field>>;

/** Declares the fields of a record. Marked pure, so that bundlers drop unused ones. */
export function defineFields<const F extends Fields>(fields: F): F {
  return fields;
}
