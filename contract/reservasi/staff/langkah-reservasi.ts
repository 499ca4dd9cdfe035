import { type StatusReservasi, statusReservasi } from '../status-reservasi.ts'

/** The allowed status changes of a reservation, defined only here. */
export const reservasiSteps: Record<StatusReservasi, readonly StatusReservasi[]> = {
	baru: ['dikonfirmasi', 'batal'],
	dikonfirmasi: ['hadir', 'batal', 'tidak-hadir'],
	hadir: ['selesai', 'batal'],
	selesai: [],
	batal: [],
	'tidak-hadir': [],
}

export const isAllowedStep = (dari: StatusReservasi, ke: StatusReservasi): boolean => reservasiSteps[dari].includes(ke)

/** Statuses in which a reservation takes a place of its day. */
export const occupiesDay = (status: StatusReservasi): boolean => status !== 'batal' && status !== 'tidak-hadir'

/** Statuses in which the day can be changed, and those in which lines can be. */
export const mayReschedule = (status: StatusReservasi): boolean => status === 'baru' || status === 'dikonfirmasi'
export const mayChangeLines = (status: StatusReservasi): boolean => mayReschedule(status) || status === 'hadir'

interface Step {
	jenis: string
	dari: string
	ke: string
}

const asStatus = (text: string) => statusReservasi.find((each) => each === text)

/**
 * The status before the last step, or null. A change that is not an allowed step is a correction: it takes the last step
 * back.
 *
 * @param riwayat oldest first
 */
export function previousStatus(status: StatusReservasi, riwayat: readonly Step[]): StatusReservasi | null {
	const steps: StatusReservasi[] = ['baru']
	for (const { jenis, ...step } of riwayat) {
		const [dari, ke] = [asStatus(step.dari), asStatus(step.ke)]
		if (jenis !== 'status' || !dari || !ke) continue
		if (isAllowedStep(dari, ke)) steps.push(ke)
		else steps.pop()
	}
	return steps.at(-1) === status ? (steps.at(-2) ?? null) : null
}

/** The names of the statuses in the staff app. */
export const namaStatus: Record<StatusReservasi, string> = {
	baru: 'Baru',
	dikonfirmasi: 'Dikonfirmasi',
	hadir: 'Hadir',
	selesai: 'Selesai',
	batal: 'Batal',
	'tidak-hadir': 'Tidak hadir',
}
