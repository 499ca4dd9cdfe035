import type { RiwayatReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import type { Db, RowOf } from '../../database/schema.ts'
import type { Decrypted, Fields } from '../keys/fields.ts'

/** The changes of a reservation, oldest first. */
export async function readRiwayat(
	{ db, fields }: { db: Db; fields: Fields },
	reservasiId: string,
): Promise<RiwayatReservasi[]> {
	const events = await db
		.selectFrom('peristiwa')
		.selectAll()
		.where('sumber', '=', 'reservasi')
		.where('sumberId', '=', reservasiId)
		.orderBy('createdAt')
		.orderBy('id')
		.execute()
	return events.flatMap((event) => linesOf(fields.decrypt('peristiwa', event)))
}

type Event = Decrypted<RowOf<'peristiwa'>>
type Change = Pick<RiwayatReservasi, 'jenis' | 'dari' | 'ke'>

/** A visitor who moves a confirmed visit changes its day and its status. */
function linesOf(event: Event): RiwayatReservasi[] {
	const { id, stafNama, createdAt, rincian } = event
	const { catatan = otherDevice(event), isian: _, ...words } = rincian ? JSON.parse(rincian) : {}
	return changesOf(event).map((change, place) => ({
		...change,
		...words,
		id: place === 0 ? id : `${id}-${place}`,
		stafNama,
		catatan,
		createdAt,
	}))
}

/** What the desk needs to undo a change that the patient may not have made. */
function otherDevice({ sebelum, sesudah }: Event): string {
	const { perangkatLain, tanggalVisit } = sesudah ? JSON.parse(sesudah) : {}
	if (!perangkatLain) return ''
	const before = tanggalVisit && sebelum ? ` Hari semula: ${hariTanggal(JSON.parse(sebelum).tanggalVisit)}.` : ''
	return `Dari perangkat lain, dengan kode dan empat angka terakhir nomor telepon.${before}`
}

function changesOf({ aksi, stafNama, sebelum, sesudah }: Event): Change[] {
	const before = sebelum ? JSON.parse(sebelum) : {}
	const after = sesudah ? JSON.parse(sesudah) : {}
	const status = { jenis: 'status' as const, dari: before.status, ke: after.status }
	const visitOf = (values: { tanggalVisit: string; jamDatang?: string }) =>
		[values.tanggalVisit, values.jamDatang].filter(Boolean).join(' ')
	const day = { jenis: 'jadwal' as const, dari: visitOf(before), ke: visitOf(after) }
	const tunggu = (ke: string) => ({ jenis: 'tunggu' as const, dari: '', ke })
	switch (aksi) {
		case 'buat':
			if (after.status === 'menunggu') return [tunggu('Masuk daftar tunggu')]
			// The desk confirms what it makes.
			return stafNama ? [{ ...status, dari: 'baru' }] : []
		case 'status':
		case 'kembalikan-status':
			return [status]
		case 'tawarkan-tempat':
			return [tunggu('Tempat ditawarkan')]
		case 'urutan-tunggu':
			return [tunggu('Urutan di daftar tunggu diubah')]
		case 'ambil-tempat':
			return [tunggu('Mendapat tempat'), ...(after.tanggalVisit ? [day] : [])]
		case 'jadwal-ulang':
			return after.status ? [day, status] : [day]
		default: {
			const jenis = told[aksi]
			return jenis ? [{ jenis, dari: '', ke: '' }] : []
		}
	}
}

/** What their `rincian` tells, or their name alone. */
const told: Record<string, RiwayatReservasi['jenis']> = {
	bayar: 'bayar',
	'ubah-paket': 'paket',
	catatan: 'catatan',
	'kirim-wa': 'wa',
	'minta-memilih': 'pilih',
}

type Visit = Pick<RowOf<'shopReservasi'>, 'id' | 'tanggalVisit' | 'jamDatang'>

/** The ids of those whose patient was asked to choose another day, or window of arrival, than the present one. */
export async function readAsked(db: Db, reservasi: Visit[]): Promise<Set<string>> {
	if (reservasi.length === 0) return new Set()
	const events = await db
		.selectFrom('peristiwa')
		.select(['sumberId', 'sesudah'])
		.where('sumber', '=', 'reservasi')
		.where('aksi', '=', 'minta-memilih')
		.where(
			'sumberId',
			'in',
			reservasi.map(({ id }) => id),
		)
		.execute()
	const asked = new Set(
		events.map(({ sumberId: id, sesudah }) => keyOf({ jamDatang: '', ...JSON.parse(sesudah ?? '{}'), id })),
	)
	return new Set(reservasi.flatMap((each) => (asked.has(keyOf(each)) ? [each.id] : [])))
}

/** What the event of asking says. */
export const askedVisit = ({ tanggalVisit, jamDatang }: Omit<Visit, 'id'>) => ({
	tanggalVisit,
	...(jamDatang && { jamDatang }),
})

const keyOf = ({ id, tanggalVisit, jamDatang }: Visit) => `${id} ${tanggalVisit} ${jamDatang}`
