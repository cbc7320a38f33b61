import type { ReactNode } from 'react';

/** A file of a file field and the state of its upload. */
export interface FieldFile {
  id: string;
  name: string;
  /** Size in bytes; undefined if unknown. */
  size?: number | undefined;
  /** `waiting` until it is uploaded, with a form or in a queue. */
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Uploaded share, 0 to 1. Undefined until the first part was sent. */
  progress?: number | undefined;
  /** Address of a small picture of the file, shown in place of the icon. */
  picture?: string | undefined;
  /** A result ("Valid to 14.03.2029"), or why the upload failed. */
  detail?: ReactNode;
}

/** Texts of a file field. */
export interface FileFieldTexts {
  /** Shown before the button if files can be dropped: "Drop a file here or". */
  drop: string;
  /** Shown while a file is dragged over the field: "Drop to add". */
  dropNow: string;
  /** Label of the button: "Choose a file". */
  choose: string;
  /** Shown for a file that `accept` does not allow: "foto.png is not a .p12 or .pfx file." */
  wrongType: (name: string) => string;
  /** Shown for a file larger than `maxSize`: "film.mp4 is larger than 5 MB." */
  tooLarge: (name: string) => string;
  /** Shown for several files in a single-file field: "Choose one file." */
  onlyOne: string;
  /** "1,4 MB" */
  size: (bytes: number) => string;
  /** "62 %"; whole percents. */
  percent: (percent: number) => string;
  /** Names of the states, announced on change. */
  waiting: string;
  uploading: string;
  done: string;
  failed: string;
  /** Labels of a file's buttons: "Cancel upload of potrdilo.p12". */
  cancel: (name: string) => string;
  retry: (name: string) => string;
  replace: (name: string) => string;
  remove: (name: string) => string;
}
