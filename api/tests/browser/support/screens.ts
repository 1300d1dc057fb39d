import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What a screen does wrong for somebody who does not see it, or not well: rule and place. */
export const barriersOn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const path = new URL(page.url()).pathname
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${path} ${id} ${target.join(' ')} ${failureSummary}`)
  )
}
