import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answersOf, inBrowser, open } from '../companies/world.tsx'
import { aFile, callsOf } from '../money/server.ts'
import { aHolder, detailsPage, holderAnswers, signed, withCredit } from './holderWorld.ts'

inBrowser()

const holder = '/legal/company/card-holder/u7'
const evidence = `GET ${holder}/evidence`
const name = 'دریافت مدرک امضاها'

/** A holder's page whose contract these members have answered for, or not. */
const at = (approbationDtoList = signed.approbationDtoList!) =>
  open(
    detailsPage,
    answersOf({
      phases: withCredit,
      more: {
        ...holderAnswers(aHolder()),
        [`GET ${holder}/approbation`]: { ...signed, approbationDtoList },
        [evidence]: aFile('مدرک امضاها.pdf'),
      },
    })
  )

test('what proves the signatures of a card’s contract is taken as a file', async () => {
  const { calls } = at()
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText('مدرک امضاها ذخیره شد.')).toBeVisible()
  expect(callsOf(calls, evidence)).toHaveLength(1)
})

test('there is nothing to take before somebody has answered', async () => {
  at(signed.approbationDtoList!.filter(({ signatoryStatus }) => signatoryStatus === 'PENDING'))
  await screen.findByRole('table', { name: 'قرارداد صدور کارت' })
  expect(screen.queryByRole('button', { name })).toBeNull()
})
