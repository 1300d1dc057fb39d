import { test } from '@japa/runner'
import type { PartnerScope } from '#contracts/identity'
import { partnerRateOf, type PartnerRate } from '#config/partner_rates'

const cases: [PartnerScope, method: string, pattern: string, PartnerRate | undefined][] = [
  ['supplier', 'POST', '/api/external/supplier/sale', 'sales'],
  ['legal', 'POST', '/api/external/legal/v1/sale', 'sales'],
  ['supplier', 'POST', '/api/external/supplier/update', 'updates'],
  ['supplier', 'POST', '/api/external/supplier/cancel', 'updates'],
  ['courier', 'POST', '/api/external/courier/parcels/:id/accepted', 'updates'],
  ['supplier', 'GET', '/api/external/supplier/orders/:pageSize/:pageNumber', 'inquiries'],
  ['legal', 'HEAD', '/api/external/legal/v1/inquiry', 'inquiries'],
  ['device', 'POST', '/api/external/device/pay', undefined],
  ['refah', 'POST', '/api/external/refah/sale', undefined],
  ['iran-kish', 'GET', '/api/external/iran-kish/status', undefined],
]

test.group('The rates of partners', () => {
  for (const [scope, method, pattern, rate] of cases) {
    test(`count ${method} ${pattern} of ${scope} as ${rate ?? 'nothing'}`, ({ assert }) => {
      assert.equal(partnerRateOf(scope, method, pattern), rate)
    })
  }
})
