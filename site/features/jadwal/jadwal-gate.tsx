import { useLocation, useNavigate, useNavigation } from 'react-router'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { DOKTER_PARAMETER, type OpenedHere } from '../dokter/dokter-parameter.ts'
import { type DokterOnServer, useDokter } from './use-dokter.ts'

/**
 * Opens the schedule of the doctor whom the address names, on any page; its code is loaded only then.
 * `onServer` is what the server knew when it rendered such an address.
 */
export function JadwalGate({ onServer }: { onServer: DokterOnServer | null }) {
	const navigate = useNavigate()
	const current = useLocation()
	// It opens and closes with the tap, not when the page below has loaded again.
	const { pathname, search, state } = useNavigation().location ?? current
	const parameters = new URLSearchParams(search)
	const id = parameters.get(DOKTER_PARAMETER)
	if (!id) return null

	parameters.delete(DOKTER_PARAMETER)
	const without = parameters.size > 0 ? `${pathname}?${parameters}` : pathname
	const close = () => {
		// Opened by a tap on a page of ours: closing is going back.
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
