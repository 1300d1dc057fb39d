import { limits } from './limits.ts'
import type { OwnerType } from './owners.ts'

/** Whom an address belongs to, in the words of the specification. person §3 "Address" */
export const relatedUserTypes = ['PERSON', 'LEGAL'] as const
export type RelatedUserType = (typeof relatedUserTypes)[number]

export const relatedTypeOf = {
  PERSON: 'PERSON',
  COMPANY: 'LEGAL',
} as const satisfies Record<OwnerType, RelatedUserType>

/** Of title and address alike. person §9; company §5 "Address": 255 in the legal flow, 250 on the dashboard. */
export const addressLengthMax = {
  PERSON: limits.address,
  COMPANY: limits.companyAddress,
} as const satisfies Record<OwnerType, number>

/** An address as its owner reads it. Of all addresses of an owner, one is deliverable. */
export interface Address {
  id: string
  title: string
  provinceId: number
  provinceName: string
  cityId: number
  cityName: string
  postalCode: string
  address: string
  relatedUserId: string
  relatedUserType: RelatedUserType
  deliverable: boolean
}

/** Where a card went or goes, as it was when the address was chosen. */
export type DeliveryAddress = Omit<Address, 'deliverable'>

/** More than any shop has: a list that is read whole. */
export const addressesMax = 20
