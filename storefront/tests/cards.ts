import { render } from '@testing-library/react'
import { Toasts } from '#ui/Toasts.tsx'
import { PlanRouter } from '#app/PlanRouter.tsx'
import type { FunctionComponent } from 'react'
import { createElement, Fragment } from 'react'
import type { Address, OwnCard } from '#core/api/types.ts'
import { serve } from './money/server.ts'

const plan = 'kasbeno-fmcg-real'
export const cardCall = `GET /card/self?plan=${plan}`
export const cvv2Call = 'POST /card/self/cvv2'
export const cardCodeCall = 'POST /card/otp-start'
export const managementCall = `GET /user/agreement-info?plan=${plan}`

export const anAddress = (changes: Partial<Address> = {}): Address => ({
  id: 'a1',
  title: 'فروشگاه',
  provinceId: 8,
  provinceName: 'تهران',
  cityId: 80,
  cityName: 'تهران',
  postalCode: '1234567890',
  address: 'خیابان آزادی، پلاک ۱۲',
  relatedUserId: 'u1',
  relatedUserType: 'PERSON',
  deliverable: true,
  ...changes,
})

export const aCard = (changes: Partial<OwnCard> = {}): OwnCard => ({
  id: 'c1',
  cardNumber: '6037991234567894',
  status: 'ENABLED',
  parcelStatus: null,
  firstname: 'مریم',
  lastname: 'رضایی',
  phone: '09121234567',
  expireAt: '2030-12',
  isExpired: false,
  deliveryAddress: null,
  pinLockedUntil: null,
  activationLockedUntil: null,
  ...changes,
})

/** A page of the FMCG plan, at its address; `state` is what the page before it has left in the history. */
export const openAt = (
  path: string,
  Page: FunctionComponent,
  answers: Record<string, unknown>,
  state: object | null = null
) => {
  const calls = serve(answers)
  history.replaceState(state, '', path)
  const inside = createElement(Fragment, null, createElement(Toasts), createElement(Page))
  return { calls, ...render(createElement(PlanRouter, null, inside)) }
}
