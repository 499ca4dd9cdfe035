import { Link, Outlet } from 'react-router'
import { leaveForeignScripts } from '../features/pelacakan/foreign-script.ts'
import type { Route } from './+types/minimal-layout'
import { SiteLogo, SkipLink } from './site-logo.tsx'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForeignScripts]

/** The logo and nothing else, for the pages of reservations and of a visitor's own data. */
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
