import { Outlet } from 'react-router'
import { NEVER_CACHED, type PageHandle } from '../../contract/cache.ts'
import { DOKTER_PARAMETER, JadwalGate } from '../features/dokter/jadwal/jadwal-gate.tsx'
import { PopupGate } from '../features/popup/popup-gate.tsx'
import { usePageOfSteps } from '../lib/navigation/leave-steps.ts'
import { apiContext, orNull } from '../load.ts'
import type { Route } from './+types/full-layout'
import { PrintedFooter, PrintedHeader } from './printed-frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './site-logo.tsx'

/** An address that opens a doctor's schedule is rendered with it, so that it can be read without scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const id = new URL(request.url).searchParams.get(DOKTER_PARAMETER)
	if (!id) return { opened: null }
	const dokter = await orNull(context.get(apiContext)('GET /v1/public/dokter/detail/{id}', { params: { id } }))
	return { opened: { id, dokter } }
}

/** In the browser the schedule loads its own data. */
export const clientLoader = async () => ({ opened: null })

export const shouldRevalidate = () => false

/** Every page of this layout is also rendered from this parameter. */
export const handle: PageHandle = { cache: { parameters: { [DOKTER_PARAMETER]: NEVER_CACHED } } }

export default function FullLayout({ loaderData }: Route.ComponentProps) {
	usePageOfSteps()
	return (
		<>
			<SkipLink />
			<SiteHeader />
			<PrintedHeader />
			<main id="isi" tabIndex={-1} className="outline-none">
				<Outlet />
			</main>
			<SiteFooter />
			<PrintedFooter />
			<JadwalGate onServer={loaderData.opened} />
			<PopupGate />
		</>
	)
}
