import { Footer, Header, PageNumber, TabStopType, TextRun } from 'docx';
import { accent, hairline, line, muted, paragraph, text, textWidth } from './style.ts';
import type { TemplateLanguage } from './style.ts';

const words = {
  en: { vat: 'VAT', number: 'Registration number', account: 'Account', page: 'Page', of: 'of' },
  sl: { vat: 'ID za DDV', number: 'Matična št.', account: 'TRR', page: 'Stran', of: 'od' },
};

const rightTab = [{ type: TabStopType.RIGHT, position: textWidth }];

/** Name and address of the seller above a line. */
export const letterhead = () =>
  new Header({
    children: [
      paragraph(
        [
          text('{operator.name}', { size: 13, bold: true, color: accent }),
          text('\t{operator.street}, {operator.post}', { size: 9, color: muted }),
        ],
        { tabStops: rightTab, border: { bottom: line(accent, 8) }, after: 0 },
      ),
    ],
  });

/** Numbers of the seller below a line, and the page number. */
export function letterFoot(language: TemplateLanguage): Footer {
  const { vat, number, account, page, of } = words[language];
  const grey = { size: 17, color: muted };
  const facts = `${vat} {operator.vat}  ·  ${number} {operator.registration_number}  ·  ${account} {operator.iban}`;
  return new Footer({
    children: [
      paragraph(
        [
          new TextRun({ text: `${facts}\t${page} `, ...grey }),
          new TextRun({ children: [PageNumber.CURRENT], ...grey }),
          new TextRun({ text: ` ${of} `, ...grey }),
          new TextRun({ children: [PageNumber.TOTAL_PAGES], ...grey }),
        ],
        { tabStops: rightTab, border: { top: line(hairline) }, after: 0 },
      ),
    ],
  });
}
