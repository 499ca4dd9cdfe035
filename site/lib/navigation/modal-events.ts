import { createStore } from '../browser/create-store.ts'

interface ModalEvent {
	routeName: 'modal_jadwal_dokter' | 'modal_pendaftaran'
	dokterId: string
}

/** The last event of the schedule dialog: it was opened, or a registration was sent. */
export const modalEvents = createStore<ModalEvent | null>(null)
