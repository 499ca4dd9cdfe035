import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import { minimumDelay } from '../../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../../load.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'

/**
 * Opens the schedule of the doctor in the address, on any page. `onServer` is the doctor that the server rendered.
 */
export function JadwalGate({ onServer }: { onServer: DokterOnServer | null }) {
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
		// Opened by a link on a page of the site: closing goes back in history.
		if ((state as OpenedHere | null)?.dokterOpenedHere) navigate(-1)
		else navigate(without, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
	}
	return <Opened key={id} id={id} onServer={onServer?.id === id ? onServer : null} closeTo={without} onClose={close} />
}

const JadwalModal = lazyDialog(() => import('./jadwal-modal.tsx').then(({ JadwalModal }) => JadwalModal))

interface OpenedProps {
	id: string
	onServer: DokterOnServer | null
	closeTo: string
	onClose: () => void
}

/** The code and the doctor are loaded in parallel. */
function Opened({ id, onServer, closeTo, onClose }: OpenedProps) {
	const dokter = useDokter(id, onServer)
	return <JadwalModal state={dokter} closeTo={closeTo} onClose={onClose} />
}

/** The doctor that the server rendered; `dokter` is null when the API returned none. */
interface DokterOnServer {
	id: string
	dokter: Dokter | null
}

export type DokterState = { name: 'loading' } | { name: 'missing' } | { name: 'found'; dokter: Dokter }

/** One doctor by id. The spec treats a failed call like a missing doctor. */
function useDokter(id: string, onServer: DokterOnServer | null): DokterState {
	const { data: dokter, isLoading } = useFetched<Dokter | null>(
		id,
		async (signal) =>
			(await minimumDelay(browserApi(signal)('GET /v1/public/dokter/detail/{id}', { params: { id } }))).data,
		onServer?.dokter,
	)
	if (dokter) return { name: 'found', dokter }
	return { name: isLoading ? 'loading' : 'missing' }
}

/** The parameter that opens a doctor's schedule on any page. */
export const DOKTER_PARAMETER = 'dokter'

/** The history state of such a link: closing the dialog goes back in history. */
export interface OpenedHere {
	dokterOpenedHere: true
}
