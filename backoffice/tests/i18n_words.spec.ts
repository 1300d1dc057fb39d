import { words } from '@kasbeno/api/contracts/words'
import { expect, test } from 'vitest'
import { enums } from '../src/i18n/fa/enums'

test.each(Object.keys(words) as (keyof typeof words)[])(
  'the screens say of %s what the exports say',
  (name) => {
    expect(enums[name]).toMatchObject(words[name])
  }
)
