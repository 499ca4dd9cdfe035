import { type StatusReservasi, statusReservasi } from '../status-reservasi.ts'

/** The allowed status changes of a reservation, defined only here. */
export const reservasiSteps: Record<StatusReservasi, readonly StatusReservasi[]> = {
	menunggu: ['batal'],
	baru: ['dikonfirmasi', 'batal'],
	dikonfirmasi: ['hadir', 'batal', 'tidak-hadir'],
	hadir: ['selesai', 'batal'],
	selesai: [],
	batal: [],
	'tidak-hadir': [],
}

export const isAllowedStep = (dari: StatusReservasi, ke: StatusReservasi): boolean => reservasiSteps[dari].includes(ke)

/** A patient comes on the day of the visit, and stays away from that day on. Other steps have no day. */
export function isStepDay(ke: StatusReservasi, tanggalVisit: string, hariIni: string): boolean {
	if (ke === 'hadir') return tanggalVisit === hariIni
	return ke !== 'tidak-hadir' || tanggalVisit <= hariIni
}

/** Statuses in which a reservation takes a place of its day. */
export const occupiesDay = (status: StatusReservasi): boolean =>
	status !== 'menunggu' && status !== 'batal' && status !== 'tidak-hadir'

/** Statuses in which the day can be changed, and those in which lines can be. */
export const mayReschedule = (status: StatusReservasi): boolean => status === 'baru' || status === 'dikonfirmasi'
export const mayChangeLines = (status: StatusReservasi): boolean => mayReschedule(status) || status === 'hadir'

type Step = Record<'jenis' | 'dari' | 'ke', string>

const asStatus = (text: string) => statusReservasi.find((each) => each === text)

/**
 * The status before the last step, or null. A change that is not an allowed step is a correction: it takes the last step
 * back.
 *
 * @param riwayat oldest first
 */
export function previousStatus(status: StatusReservasi, riwayat: readonly Step[]): StatusReservasi | null {
	let steps: StatusReservasi[] = ['baru']
	for (const { jenis, ...step } of riwayat) {
		const [dari, ke] = [asStatus(step.dari), asStatus(step.ke)]
		if (jenis !== 'status' || !dari || !ke) continue
		if (!isAllowedStep(dari, ke)) steps.pop()
		// It came from the waiting list, or was on it then.
		else steps = steps.at(-1) === dari ? [...steps, ke] : [dari, ke]
	}
	return steps.at(-1) === status ? (steps.at(-2) ?? null) : null
}

export const namaStatus: Record<StatusReservasi, string> = {
	menunggu: 'Daftar tunggu',
	baru: 'Baru',
	dikonfirmasi: 'Dikonfirmasi',
	hadir: 'Hadir',
	selesai: 'Selesai',
	batal: 'Batal',
	'tidak-hadir': 'Tidak hadir',
}
