import { createHash, sign, type KeyObject } from 'node:crypto'
import { Null, ObjectIdentifier, OctetString, Sequence, Set as SetOf } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { HouseKey } from './house_key.ts'

const sha256Algorithm = () =>
  new AlgorithmIdentifier({
    algorithmId: '2.16.840.1.101.3.4.2.1',
    algorithmParams: new Null(),
  })

export const signatureAlgorithm = ({ asymmetricKeyType }: KeyObject): AlgorithmIdentifier =>
  asymmetricKeyType === 'rsa'
    ? new AlgorithmIdentifier({
        algorithmId: '1.2.840.113549.1.1.11',
        algorithmParams: new Null(),
      })
    : new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' })

/**
 * A signature over a digest, without what was signed: content type, digest and certificate are signed with it.
 * Node signs: in pkijs WebCrypto would, which takes fewer curves.
 */
export const detachedSignature = (digest: Buffer, { key, certificates }: HouseKey): Buffer => {
  const [own, ...above] = certificates.map(({ raw }) => Certificate.fromBER(raw))
  const ownDigest = createHash('sha256').update(certificates[0]!.raw).digest()
  const certificateId = new Sequence({ value: [new OctetString({ valueHex: ownDigest })] })
  // Sorted by their bytes, as DER wants them.
  const attributes = [
    new Attribute({
      type: '1.2.840.113549.1.9.3',
      values: [new ObjectIdentifier({ value: SignedData.ID_DATA })],
    }),
    new Attribute({
      type: '1.2.840.113549.1.9.4',
      values: [new OctetString({ valueHex: digest })],
    }),
    new Attribute({
      type: '1.2.840.113549.1.9.16.2.47',
      values: [new Sequence({ value: [new Sequence({ value: [certificateId] })] })],
    }),
  ]
  const signed = new SetOf({ value: attributes.map((attribute) => attribute.toSchema()) }).toBER()
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own!.issuer, serialNumber: own!.serialNumber }),
    digestAlgorithm: sha256Algorithm(),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: signatureAlgorithm(key),
    signature: new OctetString({ valueHex: sign('sha256', new Uint8Array(signed), key) }),
  })
  const content = new SignedData({
    version: 1,
    digestAlgorithms: [sha256Algorithm()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: SignedData.ID_DATA }),
    certificates: [own!, ...above],
    signerInfos: [signer],
  })
  const whole = new ContentInfo({
    contentType: ContentInfo.SIGNED_DATA,
    content: content.toSchema(true),
  })
  return Buffer.from(whole.toSchema().toBER())
}
