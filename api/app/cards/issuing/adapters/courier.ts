import type { DeliveryAddress } from '#contracts/addresses'

export interface Consignment {
  /** Our reference: handing the same parcel over twice makes one. */
  id: string
  recipient: string
  phone: string
  address: DeliveryAddress
}

/** Who brings cards. Where a parcel is, its program reports (`/api/external/courier/parcels/…`). */
export interface Courier {
  readonly name: string
  /** @returns the courier's number of the parcel; null where its program gives none */
  handOver(consignment: Consignment): Promise<string | null>
}
