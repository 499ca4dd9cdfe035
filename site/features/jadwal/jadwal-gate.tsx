import { lazy, Suspense } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { Dokter } from '../../../contract/dokter.ts'
import { DOKTER_PARAMETER, type OpenedHere } from '../dokter/dokter-card.tsx'
import { loadChunk } from '../navigasi/load-chunk.ts'

const JadwalModal = lazy(() => loadChunk(() => import('./jadwal-modal.tsx')))

/**
 * Opens the schedule of the doctor whom the address names, on any page; its code is loaded only then.
 * `dokterOnServer` is that doctor when the page was opened with the address.
 */
export function JadwalGate({ dokterOnServer }: { dokterOnServer: Dokter | null }) {
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
		// Opened by a tap on a page of ours: closing is going back, and leaves nothing to go forward to by accident.
		if ((state as OpenedHere | null)?.dokterOpenedHere) navigate(-1)
		else navigate(without, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
	}
	return (
		<Suspense>
			<JadwalModal
				key={id}
				id={id}
				onServer={dokterOnServer?.id === id ? dokterOnServer : null}
				closeTo={without}
				onClose={close}
			/>
		</Suspense>
	)
}
