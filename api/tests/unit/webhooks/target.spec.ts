import { test } from '@japa/runner'
import { isForbiddenAddress } from '#app/trade/webhooks/domain/forbidden_target'
import { problemOf } from '#app/trade/webhooks/domain/endpoint_url'

const forbidden = [
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '::10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::1',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'not-an-address',
]
const open = [
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '126.255.255.255',
  '128.0.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '185.143.233.1',
  '192.167.255.255',
  '192.169.0.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a01:5ec0::1',
]

test.group('Where webhooks may be sent', () => {
  test('not into {0}')
    .with(forbidden)
    .run(({ assert }, address) => {
      assert.isTrue(isForbiddenAddress(address))
    })
  test('to {0}')
    .with(open)
    .run(({ assert }, address) => {
      assert.isFalse(isForbiddenAddress(address))
    })

  const addresses: [url: string, problem: string | null][] = [
    ['https://example.com/hook', null],
    ['https://example.com:8443/hook?source=kasbeno', null],
    ['https://185.143.233.1/hook', null],
    ['https://[2606:4700:4700::1111]/hook', null],
    ['http://example.com/hook', 'urlInsecure'],
    ['https://localhost/hook', 'urlForbidden'],
    ['https://LOCALHOST./hook', 'urlForbidden'],
    ['https://api.localhost/hook', 'urlForbidden'],
    ['https://metadata.google.internal/', 'urlForbidden'],
    ['https://printer.local/', 'urlForbidden'],
    ['https://database/', 'urlForbidden'],
    ['https://127.0.0.1/', 'urlForbidden'],
    ['https://127.1/', 'urlForbidden'],
    ['https://2130706433/', 'urlForbidden'],
    ['https://0x7f.0.0.1/', 'urlForbidden'],
    ['https://0177.0.0.1/', 'urlForbidden'],
    ['https://１２７.0.0.1/', 'urlForbidden'],
    ['https://[::1]/', 'urlForbidden'],
    ['https://[::ffff:169.254.169.254]/', 'urlForbidden'],
    ['https://[fe80::1]/', 'urlForbidden'],
    ['https://user:password@example.com/', 'urlInvalid'],
    ['https://example.com/#part', 'urlInvalid'],
    ['ftp://example.com/', 'urlInvalid'],
    ['file:///etc/passwd', 'urlInvalid'],
    ['javascript:alert(1)', 'urlInvalid'],
    ['example.com/hook', 'urlInvalid'],
    ['', 'urlInvalid'],
  ]
  test('an address such as {0}')
    .with(addresses)
    .run(({ assert }, [url, problem]) => {
      assert.equal(problemOf(url, false), problem)
    })

  test('in demo mode also on this machine, but never anywhere odd', ({ assert }) => {
    assert.isNull(problemOf('http://127.0.0.1:4000/hook', true))
    assert.isNull(problemOf('http://localhost:4000/hook', true))
    assert.equal(problemOf('file:///etc/passwd', true), 'urlInvalid')
  })
})
