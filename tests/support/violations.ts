import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
	interface Window {
		axe: typeof axe
	}
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What keeps somebody from using the page, or this part of it: the rule, and where it is broken. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
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
	// Evaluating axe takes as long as a check of a small page, so a document gets it once.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
	return page.evaluate(
		async ({ part, tags }) => {
			const { violations } = await window.axe.run(part ?? document, {
				runOnly: tags,
				resultTypes: ['violations'],
				// The pages in frames are others'.
				iframes: false,
			})
			return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
		},
		{ part, tags: TAGS },
	)
}
