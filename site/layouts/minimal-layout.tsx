import { Link, Outlet, redirectDocument } from 'react-router'
import { SiteLogo } from '../features/layout/site-logo.tsx'
import { SkipLink } from '../features/layout/skip-link.tsx'
import { isForeignScriptLoaded } from '../features/pelacakan/foreign-script.ts'
import type { Route } from './+types/minimal-layout'

/** A document in which the advertising pixel runs is left behind: no script of others sees what patients type. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
	({ request }) => {
		const { pathname, search } = new URL(request.url)
		if (isForeignScriptLoaded()) throw redirectDocument(`${pathname}${search}`)
	},
]

/** The logo and nothing else, for making a reservation and for its confirmation. */
export default function MinimalLayout() {
	return (
		<>
			<SkipLink />
			<header className="no-print border-line border-b bg-paper">
				<div className="page flex h-18 items-center">
					<Link to="/" aria-label="Beranda">
						<SiteLogo />
					</Link>
				</div>
			</header>
			<main id="isi" tabIndex={-1} className="outline-none">
				<Outlet />
			</main>
		</>
	)
}
