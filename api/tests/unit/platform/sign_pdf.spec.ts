import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { isDemoKey, readHouseKey } from '#app/platform/pdf/house_key'
import { makePdf } from '#app/platform/pdf/make_pdf'
import { makeDemoKey, makeSelfSigned } from '#app/platform/pdf/self_signed'
import { signPdf } from '#app/platform/pdf/sign_pdf'
import { readPdf } from '#tests/support/pdf'
import { signatureIn, verifiesByOpenssl } from '#tests/support/signed_pdf'

const at = new Date('2026-11-23T07:00:00Z')
const text = 'متن گواهی'
const aFile = () =>
  makePdf(
    {
      title: text,
      madeAt: '2026-11-20T10:00:00Z',
      footer: 'پا',
      blocks: [{ kind: 'paragraph', runs: [{ text }] }],
    },
    'asker'
  )

/** As an operator makes one, with a tool that is not ours. */
const anRsaPair = async () => {
  const asked = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=House',
  ]
  const { stdout } = await promisify(execFile)('openssl', [...asked, '-keyout', '-', '-out', '-'])
  const [, key] = /(-----BEGIN PRIVATE KEY-----[\s\S]*?-----END PRIVATE KEY-----)/.exec(stdout)!
  const [, certificate] = /(-----BEGIN CERTIFICATE-----[\s\S]*)/.exec(stdout)!
  return { key: key!, certificate: certificate! }
}

const pairs = [
  { name: 'an elliptic curve', make: async () => makeSelfSigned('House') },
  { name: 'RSA', make: anRsaPair },
]

test.group('A signed file', () => {
  test('verifies by other tools under a key of {name}, and not with a byte changed')
    .with(pairs)
    .run(async ({ assert }, { make }) => {
      const pair = await make()
      const file = await aFile()
      const signed = signPdf(file, readHouseKey(pair), at)
      assert.isTrue(signed.subarray(0, file.length).equals(file))
      assert.deepEqual(readPdf(signed), readPdf(file))
      const { isToTheEnd, hole } = signatureIn(signed)
      assert.isTrue(isToTheEnd)
      assert.isTrue(await verifiesByOpenssl(signed, pair.certificate))
      assert.isFalse(await verifiesByOpenssl(signed, makeDemoKey().certificate))
      // In a page, in what was appended, in the signature itself and in the last line.
      for (const place of [100, file.length + 20, hole + 700, signed.length - 3]) {
        const changed = Buffer.from(signed)
        changed[place] = changed[place] === 0x30 ? 0x31 : 0x30
        assert.isFalse(await verifiesByOpenssl(changed, pair.certificate), String(place))
      }
    })

  test('has its key from lines of an environment, and no certificate of another', ({ assert }) => {
    const { key, certificate } = makeSelfSigned('House')
    const joined = (pem: string) => pem.replaceAll('\n', '\\n')
    assert.isFalse(isDemoKey(readHouseKey({ key: joined(key), certificate: joined(certificate) })))
    assert.isTrue(isDemoKey(readHouseKey(makeDemoKey())))
    assert.throws(
      () => readHouseKey({ key, certificate: makeDemoKey().certificate }),
      /another key/
    )
    assert.throws(() => readHouseKey({ key, certificate: '' }), /another key/)
  })
})
