import { expect, test } from 'vitest'
import { verifyCode } from '#areas/entry/parts/login/loginCalls.ts'
import { serve } from '../money/server.ts'

test('who signs in says which terms were shown', async () => {
  const calls = serve({ 'POST /user/otp-verify': {} })
  await verifyCode('09121234567', '12345')
  expect(calls[0]!.body).toEqual({
    phone: '09121234567',
    otpSecret: '12345',
    termsVersion: '1405-09',
  })
})
