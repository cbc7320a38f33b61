import type { ReactNode } from 'react';

/** A file of a file field, with the state of its upload. */
export interface FieldFile {
  id: string;
  name: string;
  /** In bytes. Undefined where it is not known any more. */
  size?: number | undefined;
  /** `waiting` until it is sent, with a form or in its turn. */
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Share that was really sent, 0 to 1. Undefined until the first part went. */
  progress?: number | undefined;
  /** What was found out about it ("Valid to 14.03.2029"), or why it failed. */
  detail?: ReactNode;
}

/** The words of a file field. */
export interface FileFieldTexts {
  /** Before the button, where files can be dropped: "Drop a file here or". */
  drop: string;
  /** While a file is held over the field: "Drop to add". */
  dropNow: string;
  /** The button: "Choose a file". */
  choose: string;
  /** A file that `accept` does not allow: "foto.png is not a .p12 or .pfx file." */
  wrongType: (name: string) => string;
  /** A file larger than `maxSize`: "film.mp4 is larger than 5 MB." */
  tooLarge: (name: string) => string;
  /** Several files for a field of one: "Choose one file." */
  onlyOne: string;
  /** "1,4 MB" */
  size: (bytes: number) => string;
  /** "62 %"; whole percents. */
  percent: (percent: number) => string;
  /** The states in words, read out when they change. */
  waiting: string;
  uploading: string;
  done: string;
  failed: string;
  /** Names of the buttons of a file: "Cancel upload of potrdilo.p12". */
  cancel: (name: string) => string;
  retry: (name: string) => string;
  replace: (name: string) => string;
  remove: (name: string) => string;
}
