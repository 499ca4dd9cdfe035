import { useEffect } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import type { OpenedHere } from '../dokter/dokter-parameter.ts'

/** Addresses of this origin that are no pages of the site: files, pictures, the API, the staff room. */
const NO_PAGE = /^\/(images|api|assets|staf)(\/|$)|\.\w+$/

/** Of a link with `data-opens`, which opens something over this very page. */
const opening: NavigateOptions = {
	state: { dokterOpenedHere: true } satisfies OpenedHere,
	preventScrollReset: true,
	defaultShouldRevalidate: false,
}

/**
 * A click on any link to a page of this site navigates without loading a document: one listener for all of them, so
 * that a plain `<a href>` is enough, in texts of the staff too and in parts that have not come to life yet. The
 * router's own `<Link>`, which costs a render some twenty microseconds, is for links that need its options.
 */
export function useLinkClicks(): void {
	const navigate = useNavigate()
	useEffect(() => {
		const onClick = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest('a')
			if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link)) return
			event.preventDefault()
			const options = 'opens' in link.dataset ? opening : { replace: link.href === location.href }
			navigate(link.pathname + link.search + link.hash, options)
		}
		document.addEventListener('click', onClick)
		return () => document.removeEventListener('click', onClick)
	}, [navigate])
}

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
	button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

function leadsToPage({ href, origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean {
	if (!href || origin !== location.origin || (target && target !== '_self') || download || NO_PAGE.test(pathname))
		return false
	const isPlaceOnThisPage = hash !== '' && pathname === location.pathname && search === location.search
	return !isPlaceOnThisPage
}
