import { hash } from 'node:crypto'
import { courier } from '#config/cards'
import type { Courier } from './adapters/courier.js'

const trackingDigits = 20

const couriers: Record<typeof courier, () => Courier> = {
  sandbox: () => ({
    name: 'sandbox',
    /** A number like the post's, the same for the same parcel. */
    handOver: async ({ id }) =>
      BigInt(`0x${hash('sha256', id)}`)
        .toString()
        .slice(0, trackingDigits),
  }),
  // Its program takes over what it finds in the list of parcels, and reports by itself.
  partner: () => ({ name: 'partner', handOver: async () => null }),
}

const chosen = couriers[courier]()

export const theCourier = (): Courier => chosen
