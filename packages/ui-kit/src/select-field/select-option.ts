export interface SelectOption {
  value: string;
  /** Text in the open list. */
  label: string;
  /** Text in the closed select. Default: the label. */
  short?: string | undefined;
  disabled?: boolean | undefined;
}
