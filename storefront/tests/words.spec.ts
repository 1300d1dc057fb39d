import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWords } from '../src/lib/words.ts'

const cases: [number, string][] = [
  [0, 'صفر'],
  [1, 'یک'],
  [10, 'ده'],
  [19, 'نوزده'],
  [20, 'بیست'],
  [21, 'بیست و یک'],
  [100, 'یکصد'],
  [101, 'یکصد و یک'],
  [342, 'سیصد و چهل و دو'],
  [1_000, 'یک هزار'],
  [5_000_000, 'پنج میلیون'],
  [5_001_200, 'پنج میلیون و یک هزار و دویست'],
  [1_000_000_000, 'یک میلیارد'],
  [999_999_999, 'نهصد و نود و نه میلیون و نهصد و نود و نه هزار و نهصد و نود و نه'],
]

for (const [value, words] of cases) {
  test(`${value} is said as «${words}»`, () => assert.equal(inWords(value), words))
}

test('the largest amount that is accepted still has words', () => {
  assert.doesNotMatch(inWords(Number.MAX_SAFE_INTEGER), /undefined/)
})
