import { Link, Outlet } from 'react-router'
import { leaveForeignScripts } from '../features/pelacakan/foreign-script.ts'
import { usePageOfSteps } from '../lib/navigation/leave-steps.ts'
import type { Route } from './+types/minimal-layout'
import { IgdCall } from './igd-call.tsx'
import { SiteLogo, SkipLink } from './site-logo.tsx'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForeignScripts]

/** The logo and, on the phone, the IGD, for the pages of reservations and of a visitor's own data. */
export default function MinimalLayout() {
	usePageOfSteps()
	return (
		<>
			<SkipLink />
			<header className="no-print border-line border-b bg-paper max-lg:sticky max-lg:top-0 max-lg:z-30">
				<div className="page flex min-h-18 flex-wrap items-center justify-between gap-x-2 gap-y-1 py-1">
					<Link to="/" aria-label="Beranda" className="flex min-h-11 max-w-full items-center">
						<SiteLogo />
					</Link>
					<IgdCall />
				</div>
			</header>
			<main id="isi" tabIndex={-1} className="outline-none">
				<Outlet />
			</main>
		</>
	)
}
