import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { newId } from '#app/platform/values/ids'
import { pictureLink, viewerOf, type Viewer } from '#app/platform/files/picture_link'

const made = DateTime.fromISO('2026-11-20T10:01:00Z')
const document = newId()
const viewer: Viewer = { kind: 'staff', id: newId() }

const read = (path: string, at: DateTime) =>
  viewerOf('documents', document, Object.fromEntries(new URL(path, 'http://x').searchParams), at)

test.group('A signed link', () => {
  test('names its viewer for at least ten minutes and at most fifteen', ({ assert }) => {
    const link = pictureLink('documents', document, viewer, made)
    assert.deepEqual(read(link, made), viewer)
    assert.deepEqual(read(link, made.plus({ minutes: 10 })), viewer)
    assert.isNull(read(link, made.plus({ minutes: 15, seconds: 1 })))
  })

  test('stays the same for a screen that polls', ({ assert }) => {
    const links = [0, 1, 2].map((minutes) =>
      pictureLink('documents', document, viewer, made.plus({ minutes }))
    )
    assert.lengthOf(new Set(links), 1)
  })

  test('means nothing for another document, viewer or time', ({ assert }) => {
    const link = pictureLink('documents', document, viewer, made)
    const query = Object.fromEntries(new URL(link, 'http://x').searchParams)
    const others = [
      viewerOf('documents', newId(), query, made),
      viewerOf('documents', document, { ...query, viewer: `staff:${newId()}` }, made),
      viewerOf('documents', document, { ...query, viewer: `customer:${viewer.id}` }, made),
      viewerOf(
        'documents',
        document,
        { ...query, expires: String(Number(query.expires) + 1) },
        made
      ),
      viewerOf('documents', document, { ...query, expires: 'NaN' }, made),
      viewerOf('documents', document, { ...query, signature: undefined }, made),
      viewerOf('documents', document, {}, made),
    ]
    for (const other of others) assert.isNull(other)
  })
})
