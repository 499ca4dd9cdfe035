import type { BarisWaktu } from './jadwal.ts'

type Slot = Pick<BarisWaktu, 'id' | 'dokterId' | 'hari' | 'jamMulai' | 'jamSelesai'>

const onSharedDay = (a: Slot, b: Slot) => a.hari.some((day) => b.hari.includes(day))

/** The other slots of the same doctor, in any clinic, that overlap with this one. */
export const overlapsOf = <S extends Slot>(slot: Slot, all: readonly S[]): S[] =>
	all.filter(
		(other) =>
			other.id !== slot.id &&
			other.dokterId === slot.dokterId &&
			onSharedDay(slot, other) &&
			slot.jamMulai < other.jamSelesai &&
			other.jamMulai < slot.jamSelesai,
	)
