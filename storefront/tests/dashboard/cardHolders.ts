import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Address, CardHolder } from '#core/api/types.ts'
import { answersOf, page } from '../companies/world.tsx'

/** Named, with nothing sent yet beside who they are. */
export const aHolder = (changes: Partial<CardHolder> = {}): CardHolder =>
  ({
    ...{ id: 'h1', userId: 'u1', firstName: 'مینا', lastName: 'رستمی', phone: '09141111111' },
    ...{ nationalCode: '0084575948', birthDate: '1990-05-06', legalUserKycStatus: 'PENDING' },
    ...{
      rejectionReason: null,
      cardHolderStep: 'START',
      cardSigned: false,
      contractStatus: 'START',
    },
    ...{ contractRejectionReason: null, signatoryStatus: null, signatoryRefusal: null },
    ...{
      contractId: null,
      contractUploadedAt: null,
      addressId: null,
      addressTitle: null,
      address: null,
    },
    ...{ cardId: null, cardNumber: null, cardStatus: null, parcelStatus: null },
    ...{ expirationDate: null, isCardExpired: false, ceiling: null, spentThisMonth: 0 },
    createdAt: '2026-11-22T08:00:00Z',
    ...changes,
  }) as CardHolder

/** What a holder has once the contract was sent. */
export const uploaded: Partial<CardHolder> = {
  cardHolderStep: 'CARD_ISSUANCE_CONTRACT_INFO',
  contractStatus: 'PENDING',
  signatoryStatus: 'PENDING',
  contractId: 'p1',
  contractUploadedAt: '2026-11-22T09:00:00Z',
}

export const anAddress = (changes: Partial<Address> = {}): Address =>
  ({
    ...{ id: 'a1', title: 'دفتر مرکزی', provinceId: 8, provinceName: 'تهران', cityId: 80 },
    ...{ cityName: 'تهران', postalCode: '1234567890', address: 'آزادی ۱۲', relatedUserId: 's1' },
    ...{ relatedUserType: 'LEGAL', deliverable: true },
    ...changes,
  }) as Address

const accepted = {
  companyStatus: 'ACCEPTED',
  ceoStatus: 'ACCEPTED',
  boardMemberStatus: 'ACCEPTED',
  appointmentStatus: 'ACCEPTED',
} as const

export const holdersCall = 'GET /legal/company/card-holder'

/** A company whose credit was allocated, with these holders. */
export const withCredit = (holders: CardHolder[], more: Record<string, unknown> = {}) =>
  answersOf({
    standing: accepted,
    phases: { companyKycStep: 'CREDIT_ACCEPTED' },
    company: { provinceId: 8, cityId: 80, postalCode: '1987654321', address: 'ولیعصر ۱۰' },
    more: {
      [holdersCall]: { items: holders },
      'GET /addresses': page([anAddress()]),
      ...more,
    },
  })

export const cardsAt = '/legal-dashboard/card-management'
export const at = (path: string) =>
  waitFor(() => expect(location.pathname + location.search).toBe(path))
export const button = (name: string) => screen.findByRole('button', { name })
export const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
