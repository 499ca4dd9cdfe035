import { type Hari, namaHari } from '../hari.ts'

/** The week of a schedule begins on Monday. */
export const pekan: readonly Hari[] = [...namaHari.slice(1), namaHari[0]]

interface Slot {
	id: string
	dokterId: string
	hari: readonly Hari[]
	jamMulai: string
	jamSelesai: string
}

const onSharedDay = (a: Slot, b: Slot) => a.hari.some((day) => b.hari.includes(day))

/** The other slots of the same doctor, in any clinic, that overlap with this one. */
export const bentrokDengan = <S extends Slot>(slot: Slot, all: readonly S[]): S[] =>
	all.filter(
		(other) =>
			other.id !== slot.id &&
			other.dokterId === slot.dokterId &&
			onSharedDay(slot, other) &&
			slot.jamMulai < other.jamSelesai &&
			other.jamMulai < slot.jamSelesai,
	)
