import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Download, Page } from 'playwright-core'
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

const nextFile = async (name: string): Promise<string> => {
  await mkdir(folder(), { recursive: true })
  taken += 1
  return join(folder(), `${String(taken).padStart(2, '0')}-${name}.png`)
}

/** Keeps a picture of the screen as its user sees it, numbered in the order of the road. */
export const picture = async (page: Page, name: string) => {
  await page.screenshot({ path: await nextFile(name), animations: 'disabled' })
}

/** Runs in the page: letters are there, and what moves to an end is at its end, as in a picture. */
const bringToRest = `document.fonts.ready.then(() => {
  for (const animation of document.getAnimations())
    if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish()
})`

/**
 * A place worth a look. `npm run test:api -- browser` keeps a picture of it; the whole test command, whose pictures
 * nobody looks at, only lets the screen come to rest.
 */
export const shoot = async (page: Page, name: string) => {
  if (process.env.SCREENSHOTS === 'true') await picture(page, name)
  else await page.evaluate(bringToRest)
}

/** Keeps a picture that the product made, among those of its screens. @returns where it lies */
export const keep = async (picture: Download, name: string): Promise<string> => {
  const file = await nextFile(name)
  await picture.saveAs(file)
  return file
}
