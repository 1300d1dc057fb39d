import { test } from '@japa/runner'
import Mellat from '#app/payments/adapters/mellat'
import { GatewayRefused, GatewayUnreachable, type KnownPayment } from '#app/payments/domain/gateway'
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
const known: KnownPayment = { ...request, gatewayToken: 'REF', receipt: '1234567' }

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
      { gatewayToken: 'REF', isPaid: false, failure: 'MELLAT 17' },
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

  for (const [method, codes, others] of [
    ['verify', ['0', '43'], ['17', '415', '48']],
    ['settle', ['0', '45'], ['46', '415']],
    ['reverse', ['0', '48'], ['44', '415']],
  ] as const) {
    test(`${method}: ${codes.join(' and ')} are done, all other codes are not`, async ({
      assert,
    }) => {
      for (const code of [...codes, ...others]) {
        await withBank(
          () => soap(code),
          async (bank, requests) => {
            const answer = await bank[method](known)
            const isDone = typeof answer === 'boolean' ? answer : answer.isVerified
            assert.equal(
              isDone,
              codes.some((good) => good === code),
              code
            )
            assert.equal(argument(requests[0], 'saleOrderId'), '100200301')
            assert.equal(argument(requests[0], 'saleReferenceId'), '1234567')
          }
        )
      }
    })
  }
})
