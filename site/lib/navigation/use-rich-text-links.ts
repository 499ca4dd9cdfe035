import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Paths of this origin that are no pages of the site: pictures, the API, files, the staff app. */
const NO_PAGE = /^\/(images|api|assets|staf)(\/|$)|\.\w+$/

/** Links in HTML that staff wrote navigate as `<Link>` does: without loading a document. */
export function useRichTextLinks(): void {
	const navigate = useNavigate()
	useEffect(() => {
		const onClick = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.rich-text a[href]')
			if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link)) return
			event.preventDefault()
			navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
		}
		document.addEventListener('click', onClick)
		return () => document.removeEventListener('click', onClick)
	}, [navigate])
}

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
	button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

function leadsToPage({ origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean {
	if (origin !== location.origin || (target && target !== '_self') || download || NO_PAGE.test(pathname)) return false
	const isAnchorOnThisPage = hash !== '' && pathname === location.pathname && search === location.search
	return !isAnchorOnThisPage
}
