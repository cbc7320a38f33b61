import { encodeForm } from '../contract';

/** The files of a call by field. Names follow the form codec: `couriers[0][file]`. */
export type CallFiles = Readonly<Record<string, Blob>>;

export function formOf(body: object, files: CallFiles): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(encodeForm(body))) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}
