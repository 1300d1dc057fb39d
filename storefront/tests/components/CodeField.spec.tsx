import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CodeField } from '#ui/CodeField.tsx'

const Form = ({ onComplete }: { onComplete: (code: string) => void }) => {
  const [code, setCode] = useState('')
  return <CodeField length={5} value={code} onChange={setCode} onComplete={onComplete} />
}

test('a code typed in Persian digits is sent once, in ASCII digits, when it is complete', async () => {
  const onComplete = vi.fn()
  render(<Form onComplete={onComplete} />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '۴۸۱۲')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(field, '۵')
  expect(onComplete.mock.calls).toEqual([['48125']])
  expect(field).toHaveValue('۴۸۱۲۵')
})

test('the code of each message that the phone offers is sent, also of one asked for again', async () => {
  const messages = ['48125', '73056'].map((code) => ({ code }))
  const wanted: CredentialRequestOptions[] = []
  const get = vi.fn((options: CredentialRequestOptions) => {
    wanted.push(options)
    const message = messages.shift()
    return message ? Promise.resolve(message) : new Promise(() => undefined)
  })
  vi.stubGlobal('OTPCredential', class {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }))
  const onComplete = vi.fn()
  const { unmount } = render(<Form onComplete={onComplete} />)
  await vi.waitFor(() => expect(onComplete.mock.calls).toEqual([['48125'], ['73056']]))
  expect(wanted[0]).toMatchObject({ otp: { transport: ['sms'] } })
  unmount()
  expect(wanted.at(-1)?.signal?.aborted).toBe(true)
  vi.unstubAllGlobals()
})
