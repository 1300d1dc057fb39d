import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CardScreen from '#areas/cards/screens/CardScreen.tsx'
import CardStartScreen from '#areas/cards/screens/CardStartScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { startSession } from '#core/session.ts'
import { aCard, cardCall, openAt } from '../cards.ts'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
})

test.each([
  ['/card/management', CardScreen, 'ENABLED'],
  ['/card/start', CardStartScreen, 'DELIVERED'],
] as const)('what a card costs is said at %s', async (path, Page, status) => {
  openAt(path, Page, { [cardCall]: aCard({ status }) })
  expect(await screen.findByText(/کارت تازه به جای آن هزینه‌ای ندارد/)).toBeVisible()
})
