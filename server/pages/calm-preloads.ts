/**
 * The page reads without its scripts, so they wait until its stylesheet and its first picture are on their way. The
 * router writes these links itself, into the head, and knows no priority.
 */
export function calmPreloads(page: string): string {
	const end = page.indexOf('</head>')
	if (end === -1) return page
	const head = page.slice(0, end)
	return head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"') + page.slice(end)
}
