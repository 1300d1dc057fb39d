import { expect, test } from 'vitest'
import { promoted } from '#areas/home/parts/distributors/DistributorLogos.tsx'

test('the house names whose logos are shown, and where it names none the first five are', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => ({ slug }))
  const slugs = (named?: string) => promoted(items, named).map(({ slug }) => slug)
  expect(slugs()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(slugs('f,b')).toEqual(['f', 'b'])
  expect(slugs('gone,c')).toEqual(['c'])
  expect(slugs('gone')).toEqual(['a', 'b', 'c', 'd', 'e'])
})
