import { test } from '@japa/runner'
import { networkPrefix } from '#app/platform/values/network_prefix'

const cases: [ip: string, shares: string, why: string][] = [
  ['185.51.200.2', '185.51.200.2', 'an IPv4 address stands for itself'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', 'an IPv6 line has a /64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2', 'the last of the same /64'],
  ['2001:db8:1:3:3:4:5:6', '2001:db8:1:3', 'the next /64 is another line'],
  ['2001:db8::1', '2001:db8:0:0', 'zeros may be left out'],
  ['2001:db8::2', '2001:db8:0:0', 'another host of the same /64'],
  ['2001:0DB8:0000:0000::9', '2001:db8:0:0', 'zeros may be written out, letters large'],
  ['2001:db8:1::5', '2001:db8:1:0', 'zeros left out in the middle of the /64'],
  ['::1', '0:0:0:0', 'the machine itself'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'without the name of the interface'],
  ['::ffff:185.51.200.2', '185.51.200.2', 'IPv4 inside IPv6 is that IPv4 address'],
  ['::ffff:b933:c802', '185.51.200.2', 'however it is written'],
  ['64:ff9b::185.51.200.2', '64:ff9b:0:0', 'a translated address is of the translator'],
  ['unknown', 'unknown', 'what is no address stands for itself'],
]

test.group('Who shares an allowance', () => {
  test('{0} → {1}: {2}')
    .with(cases)
    .run(({ assert }, [ip, shares]) => {
      assert.equal(networkPrefix(ip), shares)
    })
})
