import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { InstallHint } from '#areas/profile/parts/profile/InstallHint.tsx'
import { installOffer, keepInstallOffer } from '#core/install.ts'

const root = join(import.meta.dirname, '..')
const manifest = JSON.parse(
  readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8')
) as Record<string, string> & {
  icons: { src: string; type: string; sizes: string; purpose?: string }[]
}

test('the manifest is what a phone needs to install the app: a name, its own window, the whole site', () => {
  expect(manifest).toMatchObject({
    display: 'standalone',
    start_url: '/',
    scope: '/',
    lang: 'fa',
    dir: 'rtl',
  })
  expect(manifest.short_name!.length).toBeLessThanOrEqual(12)
  const page = readFileSync(join(root, 'index.html'), 'utf8')
  expect(page).toContain('rel="manifest" href="/manifest.webmanifest"')
  expect(page).toContain('rel="apple-touch-icon"')
})

test('its icons are there in the sizes that they claim, one of them maskable', () => {
  for (const { src, type, sizes } of manifest.icons) {
    const icon = readFileSync(join(root, 'public', src))
    if (type !== 'image/png') continue
    expect(icon.subarray(1, 4).toString(), src).toBe('PNG')
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes)
  }
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
  const plain = pngs.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)
  expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(pngs.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
})

const inWindow = (isStandalone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }))
const called = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve()),
  })
  act(() => void dispatchEvent(event))
  return event
}

keepInstallOffer()
afterEach(() => {
  cleanup()
  installOffer.value = null
  vi.restoreAllMocks()
})

test('the offer of the browser is kept for the profile, and taken once however often it is pressed', async () => {
  inWindow(false)
  render(<InstallHint />)
  expect(screen.queryByText('نصب روی گوشی')).toBeNull()
  const event = offer()
  expect(event.defaultPrevented).toBe(true)
  await userEvent.dblClick(screen.getByRole('button', { name: 'نصب برنامه' }))
  expect(event.prompt).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('نصب روی گوشی')).toBeNull()
})

test('an iPhone, which offers nothing, is told the way; who has installed it is told nothing', () => {
  called('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)')
  inWindow(false)
  render(<InstallHint />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  cleanup()
  inWindow(true)
  render(<InstallHint />)
  expect(screen.queryByText('نصب روی گوشی')).toBeNull()
})
