import type { DeliveryAddress } from '#contracts/addresses'

export interface Consignment {
  /** Our reference, for idempotence. */
  id: string
  recipient: string
  phone: string
  address: DeliveryAddress
}

/** Its program reports positions (`/api/external/courier/parcels/…`). */
export interface Courier {
  readonly name: string
  /** @returns the courier's number, or null */
  handOver(consignment: Consignment): Promise<string | null>
}
