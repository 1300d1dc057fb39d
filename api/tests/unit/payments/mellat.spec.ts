import { test } from '@japa/runner'
import Mellat from '#app/money/payments/adapters/mellat'
import {
  GatewayRefused,
  GatewayUnreachable,
  type KnownPayment,
} from '#app/money/payments/domain/gateway'
import type { BankVerdict } from '#contracts/payments'
import { aFakeBank, SILENT, type BankAnswer, type BankRequest } from '#tests/support/fake_bank'

const request = {
  amount: 5_000_000,
  token: 'our-secret',
  referenceCode: '100200301',
  callbackUrl: 'https://shop.example/api/payment/callback/MELLAT',
  result: { url: '', params: {} },
  origin: 'https://shop.example',
  phone: '09121234567',
}
const known: KnownPayment = {
  ...request,
  gatewayToken: 'REF',
  receipt: '1234567',
  wasVerifyAsked: false,
}

const soap = (returned: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
  `<ns2:bpResponse xmlns:ns2="http://interfaces.core.sw.bps.com/"><return>${returned}</return>` +
  `</ns2:bpResponse></soap:Body></soap:Envelope>`

const withBank = async (
  answer: (request: BankRequest) => BankAnswer,
  work: (mellat: Mellat, requests: BankRequest[]) => Promise<void>
) => {
  const bank = await aFakeBank(answer)
  const options = { terminalId: '42', userName: 'kasbeno', password: 'p<&>w' }
  try {
    await work(new Mellat({ ...options, baseUrl: bank.baseUrl }), bank.requests)
  } finally {
    await bank.stop()
  }
}
const argument = ({ body }: BankRequest, name: string) =>
  new RegExp(`<${name}>(.*?)</${name}>`).exec(body)?.[1]

test.group('Mellat', () => {
  test('opens a payment by SOAP and sends the browser on with its RefId', async ({ assert }) => {
    await withBank(
      () => soap('0, AF82041a2Bf68989c7fF9'),
      async (mellat) => {
        const { gatewayToken, redirect } = await mellat.createPayment(request)
        assert.equal(gatewayToken, 'AF82041a2Bf68989c7fF9')
        assert.match(redirect.redirectBaseUrl, /\/pgwchannel\/startpay\.mellat$/)
        assert.deepEqual(redirect.params, { RefId: 'AF82041a2Bf68989c7fF9' })
      }
    )
  })

  test('speaks the names of the protocol, with everything escaped', async ({ assert }) => {
    await withBank(
      () => soap('0,REF'),
      async (mellat, requests) => {
        await mellat.createPayment(request)
        const [asked] = requests
        assert.equal(asked.path, '/pgwchannel/services/pgw')
        assert.match(String(asked.headers['content-type']), /^text\/xml/)
        assert.include(asked.body, 'xmlns:ns="http://interfaces.core.sw.bps.com/"')
        assert.include(asked.body, '<ns:bpPayRequest>')
        assert.equal(argument(asked, 'terminalId'), '42')
        assert.equal(argument(asked, 'userPassword'), 'p&#60;&#38;&#62;w')
        assert.equal(argument(asked, 'orderId'), '100200301')
        assert.equal(argument(asked, 'amount'), '5000000')
        assert.match(argument(asked, 'localDate') ?? '', /^\d{8}$/)
        assert.match(argument(asked, 'localTime') ?? '', /^\d{6}$/)
        assert.equal(argument(asked, 'callBackUrl'), request.callbackUrl)
      }
    )
  })

  test('a refused payment is a refusal, a broken or empty answer is not', async ({ assert }) => {
    for (const code of ['21', '41', '421']) {
      await withBank(
        () => soap(code),
        (mellat) => assert.rejects(() => mellat.createPayment(request), GatewayRefused)
      )
    }
    for (const answer of [SILENT, '<html/>'] as const) {
      await withBank(
        () => answer,
        (mellat) => assert.rejects(() => mellat.createPayment(request), GatewayUnreachable)
      )
    }
  })

  const mellat = new Mellat({ terminalId: '', userName: '', password: '', baseUrl: '' })
  const callbacks: [string, Record<string, string>, object][] = [
    [
      'a paid one',
      { RefId: 'REF', ResCode: '0', SaleOrderId: '1', SaleReferenceId: '9', CardHolderPan: '61**' },
      { gatewayToken: 'REF', referenceCode: '1', isPaid: true, receipt: '9', maskedCard: '61**' },
    ],
    [
      'a cancelled one',
      { RefId: 'REF', ResCode: '17', SaleOrderId: '1' },
      { gatewayToken: 'REF', isPaid: false, failure: 'MELLAT 17', isFailureKnown: true },
    ],
    [
      'a code that its documents do not know',
      { RefId: 'REF', ResCode: '999', SaleOrderId: '1' },
      { isPaid: false, failure: 'MELLAT 999', isFailureKnown: false },
    ],
    [
      'a reference that is no number: it was not paid',
      { RefId: 'R', ResCode: '0', SaleOrderId: '1', SaleReferenceId: '9 ' },
      { isPaid: false },
    ],
    ['no order: it names nothing', { RefId: 'REF', ResCode: '0' }, { gatewayToken: undefined }],
    [
      'no receipt: it was not paid',
      { RefId: 'R', ResCode: '0', SaleOrderId: '1' },
      { isPaid: false },
    ],
  ]
  for (const [name, fields, expected] of callbacks) {
    test(`reads ${name}`, ({ assert }) => {
      assert.containSubset(mellat.parseCallback(fields), expected)
    })
  }

  const meanings: Record<'verify' | 'settle' | 'reverse' | 'inquire', [string, BankVerdict][]> = {
    verify: [
      ['0', 'PAID'],
      ['17', 'NOT_PAID'],
      ['11', 'NOT_PAID'],
      ['48', 'REVERSED'],
      ['34', 'UNKNOWN'],
      ['415', 'UNKNOWN'],
      ['999', 'UNKNOWN'],
      ['', 'UNKNOWN'],
    ],
    settle: [
      ['0', 'SETTLED'],
      ['45', 'SETTLED'],
      ['46', 'NOT_SETTLED'],
      ['61', 'NOT_SETTLED'],
      ['48', 'REVERSED'],
      ['34', 'UNKNOWN'],
      ['999', 'UNKNOWN'],
    ],
    reverse: [
      ['0', 'REVERSED'],
      ['48', 'REVERSED'],
      ['44', 'UNKNOWN'],
      ['45', 'UNKNOWN'],
      ['999', 'UNKNOWN'],
    ],
    inquire: [
      ['0', 'PAID'],
      ['43', 'PAID'],
      ['45', 'PAID'],
      ['48', 'REVERSED'],
      ['17', 'NOT_PAID'],
      ['42', 'UNKNOWN'],
      ['999', 'UNKNOWN'],
    ],
  }
  for (const [method, codes] of Object.entries(meanings) as [keyof typeof meanings, never][]) {
    for (const [code, verdict] of codes as [string, BankVerdict][]) {
      test(`${method}: "${code}" means ${verdict}`, async ({ assert }) => {
        await withBank(
          () => soap(code),
          async (bank, requests) => {
            assert.equal((await bank[method](known))?.verdict, verdict)
            assert.equal(argument(requests[0], 'saleOrderId'), '100200301')
            assert.equal(argument(requests[0], 'saleReferenceId'), '1234567')
          }
        )
      })
    }
  }

  for (const [code, wasVerifyAsked, verdict] of [
    ['43', false, 'UNKNOWN'],
    ['43', true, 'PAID'],
    ['42', false, 'NOT_PAID'],
    ['42', true, 'UNKNOWN'],
  ] as const) {
    test(`verify: "${code}" ${wasVerifyAsked ? 'after an attempt of ours' : 'at the first attempt'} means ${verdict}`, async ({
      assert,
    }) => {
      await withBank(
        () => soap(code),
        async (bank) => {
          assert.equal((await bank.verify({ ...known, wasVerifyAsked })).verdict, verdict)
        }
      )
    })
  }

  test('cannot be asked without a receipt', async ({ assert }) => {
    assert.isNull(await mellat.inquire({ ...known, receipt: null }))
  })
})
