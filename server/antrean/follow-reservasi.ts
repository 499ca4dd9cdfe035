import type { Transaction } from 'kysely'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Schema } from '../../database/schema.ts'
import { newId } from '../ids/new-id.ts'
import { readAntreanSetting } from './read-setting.ts'

interface Step {
	id: string
	dari: StatusReservasi
	ke: StatusReservasi
}

/** Keeps the queue in step with a reservation, in the transaction that changes its status. */
export async function followReservasi(db: Transaction<Schema>, { id, dari, ke }: Step, now: () => number) {
	const own = db.updateTable('antrean').where('reservasiId', '=', id)
	if (dari === 'dikonfirmasi' && ke === 'hadir') await giveNomor(db, id, now)
	// The visit was ended by mistake: who was not called yet is in the line again.
	else if (ke === 'hadir') await own.set({ status: 'menunggu' }).where('dipanggilAt', 'is', null).execute()
	else if (ke === 'selesai' || ke === 'batal') await own.set({ status: 'selesai' }).execute()
	// The check-in was a mistake. Its number stays unused.
	else if (dari === 'hadir') await db.deleteFrom('antrean').where('reservasiId', '=', id).execute()
}

async function giveNomor(db: Transaction<Schema>, reservasiId: string, now: () => number): Promise<void> {
	const setting = await readAntreanSetting(db)
	if (!setting) return
	const tanggal = tanggalWib(now())
	const huruf =
		setting.cara === 'tipe'
			? await hurufOfTipe(db, reservasiId, setting.tipe)
			: await hurufOfLoket(db, tanggal, setting.loket)
	const { terakhir, ...place } = await db
		.insertInto('antreanNomor')
		.values({ tanggal, huruf: huruf ?? setting.hurufUmum, terakhir: 1 })
		.onConflict((conflict) =>
			conflict.columns(['tanggal', 'huruf']).doUpdateSet((eb) => ({ terakhir: eb('antreanNomor.terakhir', '+', 1) })),
		)
		.returningAll()
		.executeTakeFirstOrThrow()
	// Read after the number: of one letter a later number never has an earlier time.
	const createdAt = now()
	await db
		.insertInto('antrean')
		.values({ id: newId(createdAt), ...place, nomor: terakhir, reservasiId, createdAt })
		.execute()
}

/** The letter of the first package whose type has one. */
async function hurufOfTipe(
	db: Transaction<Schema>,
	reservasiId: string,
	tipe: { tipeId: string; huruf: string }[],
): Promise<string | undefined> {
	if (tipe.length === 0) return undefined
	const lines = await db
		.selectFrom('shopReservasiItem')
		.innerJoin('shopItem', 'shopItem.id', 'shopReservasiItem.shopItemId')
		.select('shopItem.tipeId')
		.where('reservasiId', '=', reservasiId)
		.orderBy('shopReservasiItem.urutan')
		.execute()
	const known = lines.flatMap((line) => tipe.find(({ tipeId }) => tipeId === line.tipeId) ?? [])
	return known[0]?.huruf
}

/** The first letter of the counter with the fewest people waiting. */
async function hurufOfLoket(
	db: Transaction<Schema>,
	tanggal: string,
	loket: { huruf: string }[],
): Promise<string | undefined> {
	const waiting = await db
		.selectFrom('antrean')
		.select(['huruf', ({ fn }) => fn.countAll<number>().as('jumlah')])
		.where('tanggal', '=', tanggal)
		.where('status', '=', 'menunggu')
		.groupBy('huruf')
		.execute()
	const jumlahOf = (huruf: string) => waiting.find((row) => row.huruf === huruf)?.jumlah ?? 0
	const letters = loket.flatMap(({ huruf }) => huruf.slice(0, 1) || [])
	return letters.toSorted((a, b) => jumlahOf(a) - jumlahOf(b))[0]
}
