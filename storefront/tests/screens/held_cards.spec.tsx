import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inBrowser, open } from '../companies/world.tsx'
import { aHeldCard } from '../heldCards.ts'
import { aHome } from '../homes.ts'
import { callsOf } from '../money/server.ts'

inBrowser()

const root = '/company-card/s1'
const named = 'کارت شرکت پخش مهر'

test('the plan hub says of a card that came back who has to do what', async () => {
  open(
    '/general-home',
    {
      'GET /user/profile': { ...aHome().profile, plan: '', plans: [] },
      'GET /legal/company/assigned': { items: [] },
      'GET /card/legal': {
        items: [
          aHeldCard({
            next: 'RETURNED',
            cardStatus: 'PRINT_PENDING',
            parcelStatus: 'RETURNED_TO_SENDER',
          }),
        ],
      },
      'GET /settings': [],
    },
    null
  )
  expect(await screen.findByRole('link', { name: named })).toBeVisible()
  expect(screen.getByText(/^پست کارت را برگرداند\. مدیرعامل شرکت/)).toBeVisible()
})

test('the plan hub shows it to who has no plan; what waits for them stands out', async () => {
  open(
    '/general-home',
    {
      'GET /user/profile': { ...aHome().profile, plan: '', plans: [] },
      'GET /legal/company/assigned': { items: [] },
      'GET /card/legal': { items: [aHeldCard({ next: 'ACTIVATION', cardStatus: 'DELIVERED' })] },
      'GET /settings': [],
    },
    null
  )
  const link = await screen.findByRole('link', { name: named })
  expect(link).toHaveAttribute('href', `${root}/card/management`)
  expect(screen.getByText('کارت تحویل شده است و منتظر است که فعالش کنید.')).toBeVisible()
})

test.each([
  [true, 1],
  [false, 0],
])(
  'home asks for a card that waits only where there is one: %s',
  async (companyCardWaits, asked) => {
    const home = aHome()
    const { calls } = open(
      '/home',
      {
        'GET /home/kasbeno-fmcg-real': { ...home, profile: { ...home.profile, companyCardWaits } },
        'GET /card/legal': { items: [aHeldCard({ next: 'ACTIVATION', cardStatus: 'DELIVERED' })] },
      },
      'kasbeno-fmcg-real'
    )
    await screen.findByText('سلام، مریم')
    const banner = () => screen.queryByRole('heading', { name: `${named} منتظر شماست` })
    await waitFor(() => expect(banner() === null).toBe(!companyCardWaits))
    expect(callsOf(calls, 'GET /card/legal')).toHaveLength(asked)
  }
)

test.each([
  ['/profile', 'kasbeno-fmcg-real'],
  ['/kasbeno-digital-real/profile', 'kasbeno-digital-real'],
])(
  '%s leads to the companies’ cards, and names one that was taken away as such',
  async (path, plan) => {
    const gone = { companyName: 'بازرگانی دوم', companyUniqueSerial: 's2', next: 'GONE' } as const
    open(
      path,
      {
        'GET /user/profile': aHome().profile,
        'GET /card/legal': { items: [aHeldCard(), aHeldCard(gone)] },
        'GET /settings': [],
      },
      plan
    )
    const link = await screen.findByRole('link', { name: named })
    expect(link).toHaveAttribute('href', `${root}/card/management`)
    expect(screen.getByRole('link', { name: 'کارت پیشین شرکت بازرگانی دوم' })).toBeVisible()
  }
)
