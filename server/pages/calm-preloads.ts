/**
 * The page reads without its scripts, so they wait until its stylesheet and its first picture are on their way. The
 * router writes these links itself and knows no priority.
 */
export const calmPreloads = (page: string): string =>
	page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
