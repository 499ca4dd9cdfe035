import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import { minimumDelay } from '../../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../../lib/fetching/use-fetched.ts'
import { langkahOf, leaveSteps } from '../../../lib/navigation/leave-steps.ts'
import { browserApi } from '../../../load.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'

interface JadwalGateProps {
	/** The doctor that the server rendered; `dokter` is null when the API returned none. */
	onServer: { id: string; dokter: Dokter | null } | null
}

/** Opens the schedule of the doctor in the address, on any page. */
export function JadwalGate({ onServer }: JadwalGateProps) {
	const navigate = useNavigate()
	const current = useLocation()
	// The pending location counts: the dialog opens and closes with the click, not after the loaders of the page.
	const { pathname, search, state } = useNavigation().location ?? current
	const parameters = new URLSearchParams(search)
	const id = parameters.get(DOKTER_PARAMETER)
	if (!id) return null

	parameters.delete(DOKTER_PARAMETER)
	const without = parameters.size > 0 ? `${pathname}?${parameters}` : pathname
	const close = () => {
		const langkah = langkahOf({ state })
		// Opened by a link on a page of the site: closing goes back in history.
		if ((state as OpenedHere | null)?.dokterOpenedHere) navigate(-1 - langkah)
		else
			leaveSteps(navigate, langkah, () =>
				navigate(without, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }),
			)
	}
	const known = onServer?.id === id ? onServer.dokter : undefined
	return <Opened key={id} id={id} known={known} closeTo={without} onClose={close} />
}

const JadwalModal = lazyDialog(() => import('./jadwal-modal.tsx').then(({ JadwalModal }) => JadwalModal))

interface OpenedProps {
	id: string
	known: Dokter | null | undefined
	closeTo: string
	onClose: () => void
}

/** The code and the doctor are loaded in parallel. The spec treats a failed call like a missing doctor. */
function Opened({ id, known, ...dialog }: OpenedProps) {
	const { data: dokter, isLoading } = useFetched<Dokter | null>(
		id,
		async (signal) =>
			(await minimumDelay(browserApi(signal)('GET /v1/public/dokter/detail/{id}', { params: { id } }))).data,
		known,
	)
	return <JadwalModal dokter={dokter ?? null} isLoading={isLoading} {...dialog} />
}

/** The parameter that opens a doctor's schedule on any page. */
export const DOKTER_PARAMETER = 'dokter'

/** The history state of such a link: closing the dialog goes back in history. */
export interface OpenedHere {
	dokterOpenedHere: true
}
