import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'

// Also read outside of the application, by the start of a demo: imports name their files as they are.

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
export const demoName = 'Kasbeno demo'

const signingKinds = ['rsa', 'ec']

const lines = (pem: string) => pem.replaceAll('\\n', '\n')

/** @throws Error for what is no key, no certificate, or a certificate of another key */
export const readHouseKey = (pem: HouseKeyPem): HouseKey => {
  const key = createPrivateKey(lines(pem.key))
  const kind = key.asymmetricKeyType ?? 'unknown'
  if (!signingKinds.includes(kind)) {
    throw new Error(`files are signed with a key of RSA or an elliptic curve, not ${kind}`)
  }
  const found = lines(pem.certificate).match(
    /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
  )
  const certificates = (found ?? []).map((one) => new X509Certificate(one))
  if (!certificates[0]?.checkPrivateKey(key)) throw new Error('the certificate is of another key')
  return { key, certificates }
}

export const isDemoKey = ({ certificates: [own] }: HouseKey): boolean =>
  own!.subject === `CN=${demoName}`
