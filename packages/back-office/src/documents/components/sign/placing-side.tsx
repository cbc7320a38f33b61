import type { SigningCertificate } from '@atrium/api-client/contract';
import { formatDate, useTexts } from '@atrium/i18n';
import { DefinitionList, useMediaQuery } from '@atrium/ui-kit';
import type { PagePlace } from '../../../components/signature/model/signature-place';
import { PlaceKeyHelp } from '../../../components/signature/place-key-help';
import { SignaturePlaceFields } from '../../../components/signature/signature-place-fields';
import { SuggestedPlaces, type SuggestedPlace } from '../../../components/signature/suggested-places';
import type { PageSize } from '../../../components/viewer/model/page-layout';
import { documentSignMessages } from './messages';

interface PlacingSideProps {
  place: PagePlace;
  sizes: readonly PageSize[];
  suggested: readonly SuggestedPlace[];
  certificate: SigningCertificate | undefined;
  onChange: (place: PagePlace) => void;
}

/** The numbers of the place, the places that the template names, and the certificate. */
export function PlacingSide({ place, sizes, suggested, certificate, onChange }: PlacingSideProps) {
  const text = useTexts(documentSignMessages);
  const isWide = useMediaQuery('(min-width: 1120px)');
  return (
    <>
      <SignaturePlaceFields onChange={onChange} place={place} sizes={sizes} />
      <SuggestedPlaces onChoose={onChange} place={place} suggested={suggested} />
      {certificate !== undefined && (
        <section aria-labelledby="signing-certificate">
          <h2 className="document-side__head" id="signing-certificate">
            {text('facts.title')}
          </h2>
          <DefinitionList
            items={[
              { id: 'holder', term: text('facts.holder'), value: certificate.holder },
              { id: 'issuer', term: text('facts.issuer'), value: certificate.issuer },
              { id: 'valid', term: text('facts.valid'), value: formatDate(certificate.valid_until) },
              {
                id: 'time_stamp',
                term: text('facts.timeStamp'),
                value: text(certificate.time_stamp ? 'facts.withTimeStamp' : 'facts.withoutTimeStamp'),
              },
            ]}
          />
        </section>
      )}
      {isWide && <PlaceKeyHelp />}
    </>
  );
}
