import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import app from '@adonisjs/core/services/app'

/** What a page complained about: script errors, refused resources, console errors. */
export class Complaints {
  readonly all: string[] = []

  watch(page: Page, who: string) {
    page.on('pageerror', (error) => this.all.push(`${who}: ${error.message}`))
    page.on('console', (message) => {
      // A refused request is told by the screen itself; the browser's own note of it is no fault.
      const isRefusal = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isRefusal) this.all.push(`${who}: ${message.text()}`)
    })
  }
}

const folder = () => join(app.makePath('..'), 'screenshots')
let taken = 0

/** Keeps a picture of the screen as its user sees it, numbered in the order of the road. */
export const shoot = async (page: Page, name: string) => {
  await mkdir(folder(), { recursive: true })
  taken += 1
  const file = `${String(taken).padStart(2, '0')}-${name}.png`
  await page.screenshot({ path: join(folder(), file), animations: 'disabled' })
}
