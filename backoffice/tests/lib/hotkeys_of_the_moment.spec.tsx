import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useHotkeys } from '../../src/lib/useHotkeys'

test('a key pressed the moment a record is drawn acts on that record', async () => {
  const acted: string[] = []
  let open: (record: string) => void = () => undefined
  const Desk = () => {
    const [record, setRecord] = useState('first')
    open = setRecord
    useHotkeys({ KeyA: () => acted.push(record) })
    return record
  }
  const page = document.createElement('div')
  const root = createRoot(page)
  const drawn = (record: string) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (page.textContent !== record) return
        observer.disconnect()
        fireEvent.keyDown(document.body, { code: 'KeyA' })
        fireEvent.keyUp(document.body, { code: 'KeyA' })
        resolve()
      })
      observer.observe(page, { childList: true, subtree: true, characterData: true })
    })
  // As in a browser: not inside `act`, which would run what comes after drawing as well.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = environment.IS_REACT_ACT_ENVIRONMENT
  environment.IS_REACT_ACT_ENVIRONMENT = false
  try {
    const first = drawn('first')
    root.render(<Desk />)
    await first
    const second = drawn('second')
    open('second')
    await second
    expect(acted).toEqual(['first', 'second'])
  } finally {
    root.unmount()
    environment.IS_REACT_ACT_ENVIRONMENT = before
  }
})
