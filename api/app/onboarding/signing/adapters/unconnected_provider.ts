import { messages } from '../i18n/fa.js'
import { ProviderDown, type SignatureProvider } from './signature_provider.js'

const unconnected = (): Promise<never> =>
  Promise.reject(new ProviderDown(messages.providerUnconnected))

/** A production without a provider: nobody enrols, and nothing pretends to be signed. */
export const unconnectedProvider: SignatureProvider = {
  name: 'none',
  matchesIdentity: unconnected,
  openEnrollment: unconnected,
  newSentence: unconnected,
  submitEnrollment: unconnected,
  enrollmentOf: unconnected,
  openSigning: unconnected,
  signingOf: unconnected,
  readCallback: () => null,
}
