import type { GatewayIndicator } from '#contracts/payments'
import {
  gatewayUrls,
  iranKish,
  mellat,
  offlineOffered,
  saman,
  simulatorOpen,
} from '#config/gateways'
import type { SealedSettings } from '#app/platform/secrets/sealed_settings'
import BankTest from './adapters/bank_test.js'
import IranKish from './adapters/iran_kish.js'
import Mellat from './adapters/mellat.js'
import Offline from './adapters/offline.js'
import Saman from './adapters/saman.js'
import type { Gateway } from './domain/gateway.js'

interface GatewayKind {
  installed: Gateway | null
  /** With credentials from staff; null while unusable. */
  make: ((given: SealedSettings) => Gateway) | null
}

export const gatewayKinds: Readonly<Record<GatewayIndicator, GatewayKind>> = {
  SAMAN: {
    installed: saman && new Saman(saman),
    make: ({ terminalId }) => new Saman({ terminalId, baseUrl: gatewayUrls.SAMAN }),
  },
  MELLAT: {
    installed: mellat && new Mellat(mellat),
    make: ({ terminalId, userName, password }) =>
      new Mellat({ terminalId, userName, password, baseUrl: gatewayUrls.MELLAT }),
  },
  IRANKISH: {
    installed: iranKish && new IranKish(iranKish),
    make: ({ terminalId, acceptorId, passPhrase, publicKey }) =>
      new IranKish({
        ...{ terminalId, acceptorId, passPhrase, publicKey },
        baseUrl: gatewayUrls.IRANKISH,
      }),
  },
  // No public protocol until the bank supplies one.
  SHAYANTEJARAT: { installed: null, make: null },
  OFFLINE: { installed: offlineOffered ? new Offline() : null, make: () => new Offline() },
  // Collects no money: only the demo may activate it.
  BANKTEST: simulatorOpen
    ? { installed: new BankTest(), make: () => new BankTest() }
    : { installed: null, make: null },
}
