import {
  cardStatuses,
  parcelStatuses,
  type CardStatus,
  type ParcelStatus,
} from '@kasbeno/api/contracts/cards'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deliverySteps } from '#areas/cards/parts/cards/delivery.ts'
import { CardBanner } from '#areas/home/parts/home/CardBanner.tsx'
import ChangeAddressScreen from '#areas/cards/screens/ChangeAddressScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aCard, anAddress, cardCall, openAt } from '../cards.ts'
import { aHome } from '../homes.ts'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
})
afterEach(() => clearSession())

const waiting = ['در انتظار چاپ', 'ارسال', 'تحویل']
const asked = 'درخواست ثبت شد و در حال آماده‌سازی است'
const atPost = ['چاپ‌شده', 'در انتظار پست', 'تحویل']
const printed = 'کارت چاپ شد و به پست سپرده می‌شود'
const onTheWay = ['چاپ‌شده', 'ارسال‌شده', 'تحویل']
const sent = 'کارت چاپ و ارسال شد'
const arrived = ['چاپ‌شده', 'ارسال‌شده', 'تحویل‌شده']
/** Of a card and its newest parcel: the step, what it says, and how the three are called. */
const stepper: [CardStatus, ParcelStatus | null, number, string | null, string[]][] = [
  ['CREATED', null, 0, null, waiting],
  ['PRINT_PENDING', null, 0, asked, waiting],
  [
    ...(['PRINT_PENDING', 'RETURNED_TO_SENDER', 0] as const),
    ...(['پست کارت را برگرداند', waiting] as const),
  ],
  ['PRINTED', null, 1, printed, atPost],
  ['PRINTED', 'CREATED', 1, printed, atPost],
  ['PRINTED', 'ACCEPTED', 1, sent, onTheWay],
  ['PRINTED', 'IN_TRANSIT', 1, sent, onTheWay],
  ['PRINTED', 'OUT_FOR_DELIVERY', 1, sent, onTheWay],
  [
    ...(['PRINTED', 'FAILED_DELIVERY', 1] as const),
    ...(['پست نتوانست کارت را تحویل دهد و دوباره می‌آورد', onTheWay] as const),
  ],
  ['DELIVERED', 'DELIVERED', 2, 'کارت تحویل شد', arrived],
  ['ENABLED', 'DELIVERED', 0, null, waiting],
  ['FROZEN', 'DELIVERED', 0, null, waiting],
  ['DISABLED', 'RETURNED_TO_SENDER', 0, null, waiting],
  ['BLOCKED', 'DELIVERED', 0, null, waiting],
]
test.each(stepper)('the stepper of a card at %s whose parcel is %s', (...row) => {
  const [status, parcelStatus, at, label, names] = row
  const steps = deliverySteps({ status, parcelStatus })
  expect(steps.map(({ name }) => name)).toEqual(names)
  expect(steps.map((step) => (step.isHere ? step.label : step.label === null))).toEqual(
    [0, 1, 2].map((i) => (i === at ? label : true))
  )
})

test('the table of the stepper knows each status of a card, and of a parcel while it is under way', () => {
  expect(new Set(stepper.map(([status]) => status))).toEqual(new Set(cardStatuses))
  expect(new Set(stepper.map(([, parcel]) => parcel))).toEqual(new Set([null, ...parcelStatuses]))
})

test.each([
  ['PRINT_PENDING', null, 'کارت شما در حال آماده‌سازی است', '/card/management'],
  ['PRINT_PENDING', 'RETURNED_TO_SENDER', 'کارت شما برگشت خورد', '/card/change-address'],
  ['PRINTED', 'CREATED', 'کارت شما چاپ شد', '/card/management'],
  ['PRINTED', 'ACCEPTED', 'کارت شما در راه است', '/card/management'],
] as const)('home of %s with a parcel %s: %s', (cardStatus, parcelStatus, title, href) => {
  const status = { ...aHome().registration, cardStatus, parcelStatus }
  openAt('/home', () => <CardBanner status={status} />, {})
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', href)
})

test('the address that the card goes to already is no change', async () => {
  const own = anAddress({ id: 'a2' })
  openAt('/card/change-address', ChangeAddressScreen, {
    [cardCall]: aCard({ status: 'PRINT_PENDING', deliveryAddress: own }),
    'GET /addresses': { items: [own], meta: { currentPage: 1, pageSize: 20, total: 1 } },
    'POST /addresses/a2/select': own,
    'POST /card-delivery-addresses/addresses/a2/cards/c1': aCard({
      status: 'PRINT_PENDING',
      deliveryAddress: own,
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید نشانی' }))
  expect(await screen.findByText(/چیزی تغییر نکرد/)).toBeVisible()
  expect(screen.queryByText(/با موفقیت/)).toBeNull()
})
