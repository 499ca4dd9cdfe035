import { Outlet } from 'react-router'
import { SiteFooter } from '../features/layout/site-footer.tsx'
import { SiteHeader } from '../features/layout/site-header.tsx'
import { SkipLink } from '../features/layout/skip-link.tsx'

/** Header, page and footer: the frame of nearly every page. */
export default function FullLayout() {
	return (
		<>
			<SkipLink />
			<SiteHeader />
			<main id="isi" tabIndex={-1} className="outline-none">
				<Outlet />
			</main>
			<SiteFooter />
		</>
	)
}
