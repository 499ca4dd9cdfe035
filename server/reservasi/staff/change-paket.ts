import { mayChangeLines } from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import { MAX_KERANJANG } from '../../../contract/shop/keranjang.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { reservasiSearchText } from '../../../database/search/search-text.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { type ChangeContext, changeRoute } from '../../staff/staff-route.ts'
import { itemRow, readLines } from '../insert-reservasi.ts'
import { checkVisitDay } from '../kalender/check-visit-day.ts'
import { lockReservasi, readItems } from './change-reservasi.ts'

export const addPaket = changeRoute(
	calls.addPaket,
	async ({ params: { id }, body: { dari, pasienId, shopItemId } }, context) => {
		const { db, database, fields, now } = context
		const open = await openLines(context, id, dari)
		if (isFailure(open)) return open
		const { reservasi, items } = open
		const isHere = items.some((item) => item.pasienId === pasienId)
		if (!isHere) return fail('INPUT_TIDAK_VALID', { fields: { pasienId: 'Pasien ini tidak ada di reservasi.' } })
		if (items.some((item) => item.pasienId === pasienId && item.shopItemId === shopItemId))
			return fail('INPUT_TIDAK_VALID', { fields: { shopItemId: 'Pasien ini sudah memiliki paket itu.' } })
		if (items.length >= MAX_KERANJANG) return fail('KERANJANG_PENUH')
		const wanted = { memberId: reservasi.memberId, lines: [{ pasienId, shopItemId }] }
		const lines = await readLines(db, fields, wanted, now())
		if (isFailure(lines)) return lines
		const { tanggalVisit, jamDatang } = reservasi
		const own = { tanggalVisit, jamDatang, isJamFixed: true, reservasiId: id }
		const visit = { ...own, lines: [...items, { pasienId, shopItemId }] }
		const { closed } = await checkVisitDay(db, database.kind, visit, now())
		if (closed) return closed
		const urutan = Math.max(...items.map((item) => item.urutan)) + 1
		const rows = lines.map((line) => itemRow(line, id, urutan, now()))
		await db.insertInto('shopReservasiItem').values(rows).execute()
		const [added] = rows
		return finish(context, open, { dari: '', ke: added?.shopItemNama ?? '', catatan: added?.pasienNama ?? '' })
	},
)

export const removePaket = changeRoute(
	calls.removePaket,
	async ({ params: { id, itemId }, body: { dari } }, context) => {
		const open = await openLines(context, id, dari)
		if (isFailure(open)) return open
		const removed = open.items.find((item) => item.id === itemId)
		if (!removed) return fail('TIDAK_DITEMUKAN')
		if (open.items.length === 1) return fail('PAKET_TERAKHIR')
		await context.db.deleteFrom('shopReservasiItem').where('id', '=', itemId).execute()
		return finish(context, open, { dari: removed.shopItemNama, ke: '', catatan: removed.pasienNama })
	},
)

/** The locked reservation with its lines, if they are those that the caller saw. */
async function openLines(context: ChangeContext, id: string, seen: string[]) {
	const reservasi = await lockReservasi(context, id)
	if (!reservasi) return fail('TIDAK_DITEMUKAN')
	const items = await readItems(context.db, id)
	const isSame = items.length === seen.length && items.every((item) => seen.includes(item.id))
	if (!isSame) return fail('SUDAH_BERUBAH')
	return mayChangeLines(reservasi.status) ? { reservasi, items } : fail('LANGKAH_DITOLAK')
}

type OpenLines = Exclude<Awaited<ReturnType<typeof openLines>>, Failure>

/** Writes what follows from the changed lines. */
async function finish(
	{ db, audit }: ChangeContext,
	{ reservasi, items: before }: OpenLines,
	change: { dari: string; ke: string; catatan: string },
) {
	const { id, kode } = reservasi
	const items = await readItems(db, id)
	const total = items.reduce((sum, { harga }) => sum + harga, 0)
	const cari = reservasiSearchText({ ...reservasi, pasien: items.map(({ pasienNama }) => pasienNama) })
	await db.updateTable('shopReservasi').set({ total, cari }).where('id', '=', id).execute()
	await audit({
		aksi: 'ubah-paket',
		sumber: 'reservasi',
		sumberId: id,
		label: kode,
		sebelum: { jumlah: before.length, total: reservasi.total },
		sesudah: { jumlah: items.length, total },
		rincian: change,
	})
	return { data: { id } }
}
