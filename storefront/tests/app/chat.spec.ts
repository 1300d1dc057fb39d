import { expect, test, vi } from 'vitest'
import { startChat } from '#app/chat.ts'

test('the support chat is loaded after all else, and only where the page names it', () => {
  vi.useFakeTimers()
  const scripts = () => document.querySelectorAll('script[src*="chat.example"]')
  startChat()
  vi.runAllTimers()
  expect(scripts()).toHaveLength(0)
  const meta = Object.assign(document.createElement('meta'), {
    name: 'chat-widget',
    content: 'https://chat.example.ir/w.js',
  })
  document.head.append(meta)
  startChat()
  expect(scripts()).toHaveLength(0)
  vi.runAllTimers()
  expect(scripts()).toHaveLength(1)
  scripts()[0]!.remove()
  meta.remove()
  vi.useRealTimers()
})
