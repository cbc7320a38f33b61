import { createHash } from 'node:crypto';
import { Integer, ObjectIdentifier, OctetString, Utf8String } from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { openHttpServer } from '../vendors/vendor-server';

const timeStampInfo = '1.2.840.113549.1.9.16.1.4';

/** What a time stamp authority does wrong. */
export type Fault = 'nonce' | 'imprint' | 'certificate' | 'signature' | 'refused' | 'error' | 'nonsense';

/** Starts a time stamp authority (RFC 3161) on a free port of this machine. */
export async function startTimeStampServer(at: Date, fault?: Fault) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const certificate = await makeCertificate(
    keys,
    at,
    fault === 'certificate' ? '1.3.6.1.5.5.7.3.1' : '1.3.6.1.5.5.7.3.8',
  );
  return openHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (fault === 'error') return void response.writeHead(503).end();
      if (fault === 'nonsense') return void response.end('no time stamp');
      const asked = TimeStampReq.fromBER(new Uint8Array(Buffer.concat(chunks)));
      void answer(asked, { keys, certificate, at, fault }).then((bytes) => response.end(bytes));
    });
  });
}

async function makeCertificate(
  { privateKey, publicKey }: CryptoKeyPair,
  at: Date,
  usage: string,
): Promise<Certificate> {
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 7 }) });
  const name = new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: 'Preizkusni TSA' }) });
  certificate.subject.typesAndValues.push(name);
  certificate.issuer.typesAndValues.push(name);
  certificate.notBefore.value = new Date(at.getTime() - 1000);
  certificate.notAfter.value = new Date(at.getTime() + 86_400_000);
  const keyUsage = new ExtKeyUsage({ keyPurposes: [usage] }).toSchema().toBER();
  certificate.extensions = [new Extension({ extnID: '2.5.29.37', critical: true, extnValue: keyUsage })];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  return certificate;
}

interface Authority {
  readonly keys: CryptoKeyPair;
  readonly certificate: Certificate;
  readonly at: Date;
  readonly fault: Fault | undefined;
}

async function answer(asked: TimeStampReq, { keys, certificate, at, fault }: Authority): Promise<Buffer> {
  if (fault === 'refused')
    return encode(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) }));
  const { hashAlgorithm, hashedMessage } = asked.messageImprint;
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: new MessageImprint({
      hashAlgorithm,
      hashedMessage: fault === 'imprint' ? new OctetString({ valueHex: new Uint8Array(32) }) : hashedMessage,
    }),
    serialNumber: new Integer({ value: 1 }),
    genTime: at,
    ...(fault === 'nonce'
      ? { nonce: new Integer({ value: 5 }) }
      : asked.nonce === undefined
        ? {}
        : { nonce: asked.nonce }),
  });
  const content = encode(info);
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: timeStampInfo,
      eContent: new OctetString({ valueHex: content }),
    }),
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: timeStampInfo })),
            attribute(
              '1.2.840.113549.1.9.4',
              new OctetString({ valueHex: createHash('sha256').update(content).digest() }),
            ),
          ],
        }),
      }),
    ],
  });
  await signed.sign(keys.privateKey, 0, 'SHA-256');
  if (fault === 'signature') signed.signerInfos[0]?.signature.valueBlock.valueHexView.fill(1, 8, 12);
  const timeStampToken = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) });
  return encode(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.granted }), timeStampToken }));
}

const attribute = (type: string, value: ObjectIdentifier | OctetString) => new Attribute({ type, values: [value] });

const encode = (value: { toSchema(): { toBER(): ArrayBuffer } }) => Buffer.from(value.toSchema().toBER());
