import { printPdf } from '../../../platform';
import type { ActData } from './act-data';
import { actDocument } from './act-document';

export function printAct(data: ActData): Promise<Buffer> {
  return printPdf(actDocument(data));
}
