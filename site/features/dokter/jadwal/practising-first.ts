import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import { byNextPractice } from '../../../../contract/dokter/next-practice.ts'
import { isAbout, isOver, type Praktik, replacements, takesPlace } from '../../../../contract/dokter/takes-place.ts'
import { hariDari } from '../../../../contract/tanggal/tanggal.ts'

/** The doctors of a clinic with their schedule and their next practice there, by the moment of that practice. */
export const practisingFirst = (dokter: Dokter[], poliKlinikId: string, sekarang: string) =>
	byNextPractice(
		dokter.map((each) => ({ ...each, jadwal: jadwalIn(each.jadwal, poliKlinikId) })),
		sekarang,
	).map((each) => ({ id: each.dokter.id, ...each }))

export const jadwalIn = ({ waktu, keterangan, pengecualian }: Dokter['jadwal'], poliKlinikId: string) => ({
	waktu: waktu.filter((slot) => slot.poliKlinikId === poliKlinikId),
	keterangan,
	pengecualian: pengecualian.filter((each) => isAbout(each, poliKlinikId)),
})

/** The weekly slots, then the replacement hours of single days that are still to come. */
export function praktikOf({ waktu, pengecualian }: Dokter['jadwal'], sekarang: string): Praktik[] {
	const single = replacements(pengecualian)
		.map(({ poliKlinikId, tanggal, jamMulai, jamSelesai, alasan }) => ({
			poliKlinikId,
			tanggal,
			hari: [hariDari(tanggal)],
			keteranganWaktu: alasan || 'Jam pengganti',
			jamMulai,
			jamSelesai,
		}))
		.filter((slot) => {
			const { tanggal, hari } = slot
			if (tanggal < sekarang.slice(0, 10) || isOver(slot, tanggal, sekarang)) return false
			return takesPlace(slot, { tanggal, hari: hari[0] as (typeof hari)[number] }, pengecualian)
		})
	return [...waktu, ...single]
}

/** Whether visitors can register on the site for one of the clinics. */
export const takesRegistration = (jadwal: Dokter['jadwal'], sekarang: string): boolean =>
	praktikOf(jadwal, sekarang).some(({ poliKlinikId }) => !jadwal.jadwalSaja?.includes(poliKlinikId))
