import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto'
import { BitString, fromBER, Integer, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  Certificate,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
  TimeType,
} from 'pkijs'
import { signatureAlgorithm } from './cms.ts'
import { demoName, type HouseKeyPem } from './house_key.ts'

const years = 5

const nameOf = (commonName: string) =>
  new RelativeDistinguishedNames({
    typesAndValues: [
      new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: commonName }) }),
    ],
  })

/** A pair that vouches for itself: nobody else has to believe it. */
export const makeSelfSigned = (commonName: string): HouseKeyPem => {
  const now = new Date()
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = fromBER(publicKey.export({ type: 'spki', format: 'der' }))
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: Buffer.concat([Buffer.from([1]), randomBytes(15)]) }),
    signature: signatureAlgorithm(privateKey),
    issuer: nameOf(commonName),
    notBefore: new Time({ type: TimeType.UTCTime, value: now }),
    notAfter: new Time({
      type: TimeType.UTCTime,
      value: new Date(now.getTime() + years * 365 * 86_400_000),
    }),
    subject: nameOf(commonName),
    subjectPublicKeyInfo: new PublicKeyInfo({ schema: spki.result }),
    signatureAlgorithm: signatureAlgorithm(privateKey),
  })
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER())
  certificate.signatureValue = new BitString({
    valueHex: sign('sha256', certificate.tbsView, privateKey),
  })
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    certificate: new X509Certificate(Buffer.from(certificate.toSchema(true).toBER())).toString(),
  }
}

/** A pair of a demonstration's own, which proves nothing to anybody else. */
export const makeDemoKey = (): HouseKeyPem => makeSelfSigned(demoName)
