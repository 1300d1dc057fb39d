import { test } from '@japa/runner'
import { visible } from '#app/platform/values/visible'

const cases: [given: string, kept: string][] = [
  ['علی', 'علی'],
  ['  علی رضا ', 'علی رضا'],
  ['می\u200cرود', 'می\u200cرود'],
  ['می\u200c\u200c\u200cرود', 'می\u200cرود'],
  ['\u200cعلی\u200c', 'علی'],
  ['علی\u200c رضا', 'علی رضا'],
  ['علی \u200cرضا', 'علی رضا'],
  ['\u200c', ''],
  [' \u200c \u200c ', ''],
  ['ع\u200bلی', 'علی'],
  ['ع\u200dلی', 'علی'],
  ['\u2060علی\ufeff', 'علی'],
  ['ع\u00adلی', 'علی'],
  ['\u061cعلی\u200e\u200f', 'علی'],
  ['\u202eعلی\u202c', 'علی'],
  ['\u2066علی\u2069', 'علی'],
  ['علی\u3164', 'علی'],
  ['ع\u034fلی', 'علی'],
  ['علی\u{e0041}', 'علی'],
  ['علی\ufe0f', 'علی'],
  ['ع\u0000ل\u0007ی', 'علی'],
  ['ع\ud800لی\udc00', 'علی'],
  ['علی 😀', 'علی 😀'],
  ['خط یک\nخط\tدو', 'خط یک\nخط\tدو'],
  ['Ali-Reza 12', 'Ali-Reza 12'],
  ['مُحَمَّد', 'مُحَمَّد'],
]

test.group('A text of people', () => {
  test('{0} is kept as {1}')
    .with(cases)
    .run(({ assert }, [given, kept]) => {
      assert.equal(visible(given), kept)
    })
})
