import { signatureAccount } from '#config/signing'
import { HttpProvider } from './adapters/http_provider.js'
import type { SignatureProvider } from './adapters/signature_provider.js'
import { unconnectedProvider } from './adapters/unconnected_provider.js'

const provider = signatureAccount
  ? new HttpProvider(signatureAccount.clientId, signatureAccount)
  : unconnectedProvider

export const theProvider = (): SignatureProvider => provider
