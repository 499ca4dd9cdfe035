/** Events of the schedule dialog: it was opened, or a registration was sent. */
interface ModalEvent {
	routeName: 'modal_jadwal_dokter' | 'modal_pendaftaran'
	dokterId: string
}

type Listener = (event: ModalEvent) => void

const listeners = new Set<Listener>()

export function onModalEvent(listener: Listener): () => void {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

export function emitModalEvent(event: ModalEvent): void {
	for (const listener of listeners) listener(event)
}
