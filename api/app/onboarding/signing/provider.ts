import { signatureAccount } from '#config/signing'
import { HttpProvider } from './adapters/http_provider.js'
import type { SignatureProvider } from './adapters/signature_provider.js'
import { unconnectedProvider } from './adapters/unconnected_provider.js'

const provider = signatureAccount
  ? new HttpProvider(signatureAccount.clientId, signatureAccount)
  : unconnectedProvider

/** The provider of signatures that this installation uses. */
export const theProvider = (): SignatureProvider => provider
