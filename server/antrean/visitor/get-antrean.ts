import type { getAntrean as call } from '../../../contract/antrean/antrean.ts'
import type { Handler } from '../../api/context.ts'
import { readAntrean } from '../read-antrean.ts'

/** Numbers alone: nothing here leads to a reservation. */
export const getAntrean: Handler<typeof call> = async (_, { db, now }) => {
	const antrean = await readAntrean(db, now())
	if (!antrean) return { data: { aktif: false, loket: [], menunggu: [], dilewati: [] } }
	const nomorOf = ({ nomor }: { nomor: string }) => nomor
	return {
		data: {
			aktif: true,
			loket: antrean.loket.map(({ dipanggil, ...loket }) => ({
				...loket,
				dipanggil: dipanggil && { nomor: dipanggil.nomor, pada: dipanggil.dipanggilAt ?? dipanggil.createdAt },
			})),
			menunggu: antrean.menunggu.map(nomorOf),
			dilewati: antrean.dilewati.map(nomorOf),
		},
	}
}
