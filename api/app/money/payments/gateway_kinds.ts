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
  /** As the environment has it; null where it says nothing. */
  installed: Gateway | null
  /** With what staff have brought from the bank; null while it cannot be used at all. */
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
  // There is no public protocol: it stays as it is until the bank supplies one.
  SHAYANTEJARAT: { installed: null, make: null },
  OFFLINE: { installed: offlineOffered ? new Offline() : null, make: () => new Offline() },
  // It collects no money: outside of the demo nobody can activate it.
  BANKTEST: simulatorOpen
    ? { installed: new BankTest(), make: () => new BankTest() }
    : { installed: null, make: null },
}
