import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHotkeys } from '../../src/lib/useHotkeys'
import '../support/desk'

const press = (target: Element, init: KeyboardEventInit) => fireEvent.keyDown(target, init)
const letGo = (target: Element, init: KeyboardEventInit) => fireEvent.keyUp(target, init)
const a = { code: 'KeyA', key: 'ش' }
const enter = { code: 'Enter', key: 'Enter' }

const Keys = ({ onA, mayRepeat }: { onA: () => void; mayRepeat?: boolean }) => {
  useHotkeys({ KeyA: onA }, { mayRepeat })
  return null
}

test('a key that is held runs its command once, whether the browser marks the repeats or not', () => {
  let runs = 0
  render(<Keys onA={() => (runs += 1)} />)
  press(document.body, a)
  press(document.body, { ...a, repeat: true })
  press(document.body, a)
  expect(runs).toBe(1)
  letGo(document.body, a)
  press(document.body, a)
  expect(runs).toBe(2)
  letGo(document.body, a)
})

test('a key held since before the next screen appeared does nothing there', () => {
  const first = render(<Keys onA={() => undefined} />)
  press(document.body, a)
  first.unmount()
  let runs = 0
  render(<Keys onA={() => (runs += 1)} />)
  press(document.body, { ...a, repeat: true })
  press(document.body, a)
  expect(runs).toBe(0)
  letGo(document.body, a)
})

test('a key that only moves may repeat', () => {
  let moves = 0
  render(<Keys mayRepeat onA={() => (moves += 1)} />)
  press(document.body, a)
  press(document.body, { ...a, repeat: true })
  expect(moves).toBe(2)
  letGo(document.body, a)
})

test('Enter that is held presses a button once, and still breaks lines in a text', () => {
  render(
    <>
      <button>go</button>
      <textarea />
    </>
  )
  const button = screen.getByRole('button')
  // the browser presses the button unless the key's event is prevented
  expect(press(button, enter)).toBe(true)
  expect(press(button, { ...enter, repeat: true })).toBe(false)
  expect(press(button, enter)).toBe(false)
  expect(press(screen.getByRole('textbox'), { ...enter, repeat: true })).toBe(true)
  letGo(button, enter)
  expect(press(button, enter)).toBe(true)
  letGo(button, enter)
})
