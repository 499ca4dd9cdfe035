import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { DOKTER_PARAMETER, type OpenedHere } from '../dokter/dokter-parameter.ts'
import { loadChunk } from '../navigation/load-chunk.ts'
import type { JadwalModal } from './jadwal-modal.tsx'
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

let loaded: typeof JadwalModal | undefined

async function loadModal() {
	loaded = (await loadChunk(() => import('./jadwal-modal.tsx'))).JadwalModal
	return loaded
}

/** For a page that the server rendered with the schedule: it comes to life where it is. */
const ModalOnServer = lazy(async () => ({ default: await loadModal() }))

interface OpenedProps {
	id: string
	onServer: DokterOnServer | null
	closeTo: string
	onClose: () => void
}

/** Code and doctor are loaded beside each other. */
function Opened({ id, onServer, closeTo, onClose }: OpenedProps) {
	const dokter = useDokter(id, onServer)
	const [Modal, setModal] = useState(() => loaded ?? (onServer ? ModalOnServer : null))

	useEffect(() => {
		if (!Modal) loadModal().then((component) => setModal(() => component))
	}, [Modal])

	return <Suspense>{Modal && <Modal state={dokter} closeTo={closeTo} onClose={onClose} />}</Suspense>
}
