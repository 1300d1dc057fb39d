import {
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'
import { bits, integer, nothing, oid, sequence, set, tagged, utcTime, utf8 } from './der.ts'

// Also made and read outside of the application, by the start of a demo: imports name their files as they are.

/** What the house signs its files with. */
export interface HouseKey {
  key: KeyObject
  /** The house's own first, then those that lead to a root. */
  certificates: X509Certificate[]
}

/** Both as PEM; lines may be joined by \n, as in a line of an environment. */
export interface HouseKeyPem {
  key: string
  certificate: string
}

/** The name in certificates that nobody vouches for. */
const demoName = 'Kasbeno demo'
const years = 5

/** What signs with a key of its kind, under SHA-256. */
export const signatureAlgorithm = ({ asymmetricKeyType }: KeyObject): Buffer => {
  if (asymmetricKeyType === 'rsa') return sequence(oid('1.2.840.113549.1.1.11'), nothing)
  if (asymmetricKeyType === 'ec') return sequence(oid('1.2.840.10045.4.3.2'))
  throw new Error(
    `files are signed with a key of RSA or an elliptic curve, not ${asymmetricKeyType}`
  )
}

/** A pair that vouches for itself: nobody else has to believe it. */
export const makeSelfSigned = (commonName: string): HouseKeyPem => {
  const now = new Date()
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = signatureAlgorithm(privateKey)
  const name = sequence(set(sequence(oid('2.5.4.3'), utf8(commonName))))
  const end = new Date(now.getTime() + years * 365 * 86_400_000)
  const stated = sequence(
    tagged(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    name,
    sequence(utcTime(now), utcTime(end)),
    name,
    publicKey.export({ type: 'spki', format: 'der' })
  )
  const certificate = sequence(stated, algorithm, bits(sign('sha256', stated, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    certificate: new X509Certificate(certificate).toString(),
  }
}

/** A pair of a demonstration's own, which proves nothing to anybody else. */
export const makeDemoKey = (): HouseKeyPem => makeSelfSigned(demoName)

const lines = (pem: string) => pem.replaceAll('\\n', '\n')

/** @throws Error for what is no key, no certificate, or a certificate of another key */
export const readHouseKey = (pem: HouseKeyPem): HouseKey => {
  const key = createPrivateKey(lines(pem.key))
  signatureAlgorithm(key)
  const found = lines(pem.certificate).match(
    /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
  )
  const certificates = (found ?? []).map((one) => new X509Certificate(one))
  if (!certificates[0]?.checkPrivateKey(key)) throw new Error('the certificate is of another key')
  return { key, certificates }
}

export const isDemoKey = ({ certificates: [own] }: HouseKey): boolean =>
  own!.subject === `CN=${demoName}`
