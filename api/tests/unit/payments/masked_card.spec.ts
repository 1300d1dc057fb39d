import { test } from '@japa/runner'
import { maskedCardOf } from '#app/money/payments/domain/masked_card'

test.group('The card that a gateway tells', () => {
  test('{told} is kept as {kept}')
    .with([
      { told: '6037991234567893', kept: '603799******7893' },
      { told: '6037-9912-3456-7893', kept: '603799******7893' },
      { told: '603799******7893', kept: '603799******7893' },
      { told: '1234567890', kept: null },
      { told: 'a text', kept: null },
      { told: '', kept: null },
      { told: undefined, kept: null },
    ])
    .run(({ assert }, { told, kept }) => assert.equal(maskedCardOf(told), kept))
})
