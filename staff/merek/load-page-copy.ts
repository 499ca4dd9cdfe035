/** What a copy without scripts must not have: what runs, loads other pages, or shows only without scripts. */
const LEFT_OUT = 'script, noscript, iframe, dialog, link:not([rel=stylesheet])'

/** The HTML of a public page for a frame that runs no scripts. Public pages themselves allow no frame around them. */
export async function loadPageCopy(path: string): Promise<string> {
	const response = await fetch(path, { credentials: 'omit' })
	if (!response.ok) throw new Error(`${path}: ${response.status}`)
	const page = new DOMParser().parseFromString(await response.text(), 'text/html')
	for (const element of page.querySelectorAll(LEFT_OUT)) element.remove()
	return `<!doctype html>${page.documentElement.outerHTML}`
}
