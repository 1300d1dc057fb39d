import { test } from '@japa/runner'
import Saman from '#app/payments/adapters/saman'
import { GatewayRefused, GatewayUnreachable, type KnownPayment } from '#app/payments/domain/gateway'
import { aFakeBank, SILENT, type BankAnswer, type BankRequest } from '#tests/support/fake_bank'

const request = {
  amount: 5_000_000,
  token: 'our-secret',
  referenceCode: '100200301',
  callbackUrl: 'https://shop.example/api/payment/callback/SAMAN',
  result: { url: '', params: {} },
  origin: 'https://shop.example',
  phone: '09121234567',
}
const known: KnownPayment = { ...request, gatewayToken: 'bank-token', receipt: 'receipt-1' }

/** A Saman with its fake bank; `answers` by the last part of the path. */
const withBank = async (
  answers: Record<string, (request: BankRequest) => BankAnswer>,
  work: (saman: Saman, requests: BankRequest[]) => Promise<void>
) => {
  const bank = await aFakeBank((asked) => answers[asked.path.split('/').at(-1)!](asked))
  try {
    await work(new Saman({ terminalId: '1357', baseUrl: bank.baseUrl }), bank.requests)
  } finally {
    await bank.stop()
  }
}
const receiptOf = (ResultCode: number, amounts: object = { OrginalAmount: 5_000_000 }) => ({
  ResultCode,
  TransactionDetail: { RefNum: 'receipt-1', ...amounts },
})

test.group('Saman', () => {
  test('asks for a token in the wire format and sends the browser on by POST', async ({
    assert,
  }) => {
    await withBank(
      { onlinepg: () => ({ status: 1, token: 'bank-token' }) },
      async (saman, asked) => {
        const { gatewayToken, redirect } = await saman.createPayment(request)
        assert.equal(asked[0].path, '/onlinepg/onlinepg')
        assert.deepEqual(asked[0].json, {
          action: 'token',
          TerminalId: '1357',
          Amount: 5_000_000,
          ResNum: 'our-secret',
          RedirectUrl: 'https://shop.example/api/payment/callback/SAMAN',
          CellNumber: '09121234567',
        })
        assert.equal(gatewayToken, 'bank-token')
        assert.equal(redirect.method, 'POST')
        assert.match(redirect.redirectBaseUrl, /\/OnlinePG\/OnlinePG$/)
        assert.deepEqual(redirect.params, { Token: 'bank-token' })
      }
    )
  })

  test('a refused token is a refusal, a broken line is not', async ({ assert }) => {
    const refusal = () => ({ status: -1, errorCode: '5', errorDesc: 'invalid' })
    await withBank({ onlinepg: refusal }, async (saman) => {
      await assert.rejects(() => saman.createPayment(request), GatewayRefused)
    })
    for (const answer of [SILENT, '<html>busy</html>'] as const) {
      await withBank({ onlinepg: () => answer }, async (saman) => {
        await assert.rejects(() => saman.createPayment(request), GatewayUnreachable)
      })
    }
  })

  const saman = new Saman({ terminalId: '1357', baseUrl: 'https://bank.example' })
  const callbacks: [string, Record<string, string>, object][] = [
    [
      'the POST of a paid one',
      { State: 'OK', Status: '2', RefNum: 'r', ResNum: 's', SecurePan: '6219***' },
      { token: 's', isPaid: true, receipt: 'r', maskedCard: '6219***' },
    ],
    [
      'the newer GET',
      { Token: 't', RefNum: 'r' },
      { gatewayToken: 't', isPaid: true, receipt: 'r' },
    ],
    [
      'a cancelled one',
      { State: 'CanceledByUser', Status: '1', ResNum: 's', RefNum: '' },
      { token: 's', isPaid: false, failure: 'CanceledByUser' },
    ],
    ['a GET without a receipt', { Token: 't' }, { isPaid: false, failure: 'NO_RECEIPT' }],
    [
      'a receipt beside a failure',
      { State: 'Failed', ResNum: 's', RefNum: 'r' },
      { isPaid: false },
    ],
  ]
  for (const [name, fields, expected] of callbacks) {
    test(`reads ${name}`, ({ assert }) => {
      assert.containSubset(saman.parseCallback(fields), expected)
    })
  }

  test('verifies by receipt and terminal; verified before counts', async ({ assert }) => {
    for (const code of [0, 2]) {
      await withBank({ VerifyTransaction: () => receiptOf(code) }, async (bank, asked) => {
        assert.deepEqual(await bank.verify(known), { isVerified: true, amount: 5_000_000 })
        assert.equal(asked[0].path, '/verifyTxnRandomSessionkey/ipg/VerifyTransaction')
        assert.deepEqual(asked[0].json, { RefNum: 'receipt-1', TerminalNumber: '1357' })
      })
    }
  })

  test('tells every other code as a failure, and a part of the amount as another amount', async ({
    assert,
  }) => {
    for (const code of [-2, -6, -104, 5]) {
      await withBank({ VerifyTransaction: () => receiptOf(code) }, async (bank) => {
        assert.isFalse((await bank.verify(known)).isVerified)
      })
    }
    const amounts = [
      { OrginalAmount: 5_000_000, AffectiveAmount: 4_000_000 },
      { OrginalAmount: undefined },
    ]
    for (const amount of amounts) {
      await withBank({ VerifyTransaction: () => receiptOf(0, amount) }, async (bank) => {
        assert.deepEqual(await bank.verify(known), { isVerified: true, amount: -1 })
      })
    }
  })

  test('gives back', async ({ assert }) => {
    await withBank({ ReverseTransaction: () => receiptOf(0) }, async (bank, asked) => {
      assert.isTrue(await bank.reverse(known))
      assert.deepEqual(asked[0].json, { RefNum: 'receipt-1', TerminalNumber: '1357' })
    })
    await withBank({ ReverseTransaction: () => receiptOf(-2) }, async (bank) => {
      assert.isFalse(await bank.reverse(known))
    })
  })
})
