import { officeMarkup, type ScopeData, type Tag, TagPlacement, TextPlugin, xml, type XmlNode } from 'easy-template-x';

/**
 * Fills a tag with text. A paragraph that empty values leave without content is removed if another paragraph follows, as
 * Word does in a mail merge: an address without a street has no empty line.
 */
export class TextInLines extends TextPlugin {
  override simpleTagReplacements(tag: Tag, data: ScopeData): void {
    const paragraph =
      tag.placement === TagPlacement.TextNode ? officeMarkup.query.containingParagraphNode(tag.xmlTextNode) : null;
    super.simpleTagReplacements(tag, data);
    if (paragraph?.nextSibling?.nodeName === 'w:p' && isEmpty(paragraph)) xml.modify.remove(paragraph);
  }
}

const isEmpty = ({ childNodes = [] }: XmlNode): boolean =>
  childNodes.every((child) => {
    if (child.nodeName === 'w:pPr') return !(child.childNodes ?? []).some(({ nodeName }) => nodeName === 'w:sectPr');
    return (
      child.nodeName === 'w:proofErr' || (officeMarkup.query.isRunNode(child) && officeMarkup.query.isEmptyRun(child))
    );
  });
