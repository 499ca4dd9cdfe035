import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What keeps somebody from using the page, or this part of it: the rule, and where it is broken. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
	const axe = new AxeBuilder({ page })
		.options({ runOnly: TAGS, resultTypes: ['violations'], iframes: false })
		// Else the answer is put together in a window of its own; only frames need that, and they are others' pages.
		.setLegacyMode(true)
	if (part) axe.include(part)
	// What fades has less contrast.
	await page.evaluate(async () => {
		const isEnding = ({ playState, effect }: Animation) =>
			playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
		await Promise.allSettled(
			document
				.getAnimations()
				.filter(isEnding)
				.map(({ finished }) => finished),
		)
	})
	const { violations } = await axe.analyze()
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}
