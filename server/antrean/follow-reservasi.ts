import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { DbTransaction } from '../../database/schema.ts'
import { newId } from '../ids/new-id.ts'
import { readAntreanSetting } from './read-antrean.ts'

type Step = { id: string } & Record<'dari' | 'ke', StatusReservasi>

/** Keeps the queue in step with a reservation, in the transaction that changes its status. */
export async function followReservasi(db: DbTransaction, { id, dari, ke }: Step, now: () => number) {
	const own = db.updateTable('antrean').where('reservasiId', '=', id)
	if (dari === 'dikonfirmasi' && ke === 'hadir') await giveNomor(db, id, now)
	// The visit was ended by mistake: who was not called yet is in the line again.
	else if (ke === 'hadir') await own.set({ status: 'menunggu' }).where('dipanggilAt', 'is', null).execute()
	// A check-in by mistake ends the number too; a later check-in on this day gives it back (`giveNomor`).
	else if (ke === 'selesai' || ke === 'batal' || dari === 'hadir') await own.set({ status: 'selesai' }).execute()
}

/** Who came before the queue was switched on gets a number too, in the order of arrival. */
export async function giveMissingNomor(db: DbTransaction, now: () => number): Promise<void> {
	const rows = await db
		.selectFrom('shopReservasi')
		.leftJoin('antrean', 'antrean.reservasiId', 'shopReservasi.id')
		.select('shopReservasi.id')
		.where('shopReservasi.status', '=', 'hadir')
		.where('tanggalVisit', '=', tanggalWib(now()))
		.where('antrean.id', 'is', null)
		.orderBy('hadirAt')
		.orderBy('shopReservasi.id')
		.execute()
	for (const { id } of rows) await giveNomor(db, id, now)
}

/** Gives the next number of a letter; who had one today has it again, in its place. */
async function giveNomor(db: DbTransaction, reservasiId: string, now: () => number): Promise<void> {
	const setting = await readAntreanSetting(db)
	if (!setting) return
	const tanggal = tanggalWib(now())
	const own = await db
		.selectFrom('antrean')
		.select(['id', 'tanggal'])
		.where('reservasiId', '=', reservasiId)
		.executeTakeFirst()
	if (own?.tanggal === tanggal) {
		const waiting = { status: 'menunggu', loket: null, dipanggilAt: null } as const
		await db.updateTable('antrean').set(waiting).where('id', '=', own.id).execute()
		return
	}
	if (own) await db.deleteFrom('antrean').where('id', '=', own.id).execute()
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
	db: DbTransaction,
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
	db: DbTransaction,
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
