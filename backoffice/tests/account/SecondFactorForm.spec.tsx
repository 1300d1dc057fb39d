import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { SecondFactorForm } from '../../src/account/SecondFactorForm'
import { openDesk } from '../support/desk'

const otpauthUrl = 'otpauth://totp/Kasbeno:super?secret=ABCDEFGHIJKLMNOP&issuer=Kasbeno'

test('a new second factor is there to scan, to open and to copy', async () => {
  openDesk(<SecondFactorForm />, {
    answers: { 'POST /api/admin/me/totp': () => ({ secret: 'ABCDEFGHIJKLMNOP', otpauthUrl }) },
  })
  await userEvent.type(await screen.findByLabelText('گذرواژه کنونی'), 'secret')
  await userEvent.click(screen.getByRole('button'))
  const picture = await screen.findByRole('img', { name: 'کد QR کلید رمزساز' })
  const dark = [
    ...picture
      .querySelector('path')!
      .getAttribute('d')!
      .matchAll(/M(\d+) (\d+)h1v1h-1z/g),
  ]
  const { data } = encode(otpauthUrl, { ecc: 'M', border: 4 })
  expect(dark.map(([, x, y]) => [Number(x), Number(y)])).toEqual(
    data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])))
  )
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', otpauthUrl)
})
