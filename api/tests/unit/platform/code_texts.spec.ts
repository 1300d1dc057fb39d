import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { codeDigits } from '#contracts/codes'
import { reservedCodeRules } from '#contracts/sign_in'
import { otpSecret } from '#app/platform/values/validation'

const lengths = new Set([...Object.values(codeDigits), reservedCodeRules.digits])

test.group('A code that is too short or too long', () => {
  for (const digits of lengths) {
    test(`is refused in words: ${digits} digits`, async ({ assert }) => {
      const validator = vine.create({ code: otpSecret(digits) })
      const [error] = await validator.tryValidate({ code: '1' })
      assert.match(error!.messages[0].message, /^[؀-ۿ‌ .]+$/)
    })
  }
})
