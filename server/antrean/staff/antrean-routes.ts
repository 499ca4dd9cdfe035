import { sql, type Updateable } from 'kysely'
import { formatNomor, type StatusAntrean, serves } from '../../../contract/antrean/giliran.ts'
import { kembaliAntrean, langkahAntrean } from '../../../contract/antrean/staff/antrean.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { RowOf, Schema } from '../../../database/schema.ts'
import { fail } from '../../http/failure.ts'
import { type ChangeContext, changeRoute, readRoute } from '../../staff/staff-route.ts'
import { readAntrean, readAntreanSetting } from '../read-antrean.ts'

export const getAntreanStaf = readRoute(calls.getAntreanStaf, async (_, { db, now }) => {
	const antrean = await readAntrean(db, now())
	if (!antrean) return { data: { aktif: false, loket: [], menunggu: [], dilewati: [] } }
	const { menunggu, dilewati } = antrean
	const loket = antrean.loket.map((each) => ({
		...each,
		dipanggil: each.dipanggil && withoutLoket(each.dipanggil),
		jumlah: menunggu.filter(({ nomor }) => serves(each, nomor.charAt(0))).length,
	}))
	return {
		data: { aktif: true, loket, menunggu: menunggu.map(withoutLoket), dilewati: dilewati.map(withoutLoket) },
	}
})

const withoutLoket = <Row extends { loket: string | null }>({ loket: _, ...row }: Row) => row

export const callNextAntrean = changeRoute(calls.callNextAntrean, async ({ body: { loket: nama, dari } }, context) => {
	await lockCalls(context)
	const loket = await findLoket(context, nama)
	if (!loket) return fail('TIDAK_DITEMUKAN')
	const [present, next] = [await readPresent(context, nama), await readNext(context, loket)]
	if ((present?.id ?? null) !== dari) return fail('SUDAH_BERUBAH')
	if (!next) return fail('ANTREAN_KOSONG')
	return callTo(context, { nama, present, next })
})

export const moveAntrean = changeRoute(
	calls.moveAntrean,
	async ({ params: { id }, body: { loket: nama, dari, ke } }, context) => {
		await lockCalls(context)
		const row = await today(context)
			.select(['id', 'huruf', 'nomor', 'status', 'loket'])
			.where('id', '=', id)
			.executeTakeFirst()
		if (!row || !(await findLoket(context, nama))) return fail('TIDAK_DITEMUKAN')
		if (!langkahAntrean[dari].includes(ke)) return fail('LANGKAH_DITOLAK')
		const isElsewhere = dari === 'dipanggil' && row.loket !== nama && (await findLoket(context, row.loket))
		if (row.status !== dari || isElsewhere) return fail('SUDAH_BERUBAH')
		if (ke === 'dipanggil') return callTo(context, { nama, present: await readPresent(context, nama), next: row })
		if (!(await changeFrom(context, { id, dari }, { status: ke }))) return fail('SUDAH_BERUBAH')
		await record(context, row, { status: dari }, { status: ke, loket: nama })
		return { data: { id, selesai: null } }
	},
)

export const undoAntrean = changeRoute(
	calls.undoAntrean,
	async ({ params: { id }, body: { loket: nama, dari, ke, selesai } }, context) => {
		await lockCalls(context)
		if (!kembaliAntrean[dari].includes(ke)) return fail('LANGKAH_DITOLAK')
		const row = await today(context).select(['id', 'huruf', 'nomor', 'loket']).where('id', '=', id).executeTakeFirst()
		if (!row) return fail('TIDAK_DITEMUKAN')
		const present = await readPresent(context, nama)
		const expected = dari === 'dipanggil' ? id : undefined
		const visiting = await lockVisiting(context, [id, ...(selesai === null ? [] : [selesai])])
		const back = ke === 'menunggu' ? { status: ke, loket: null, dipanggilAt: null } : { status: ke }
		const isAsItWas = row.loket === nama && present?.id === expected && visiting.has(id)
		if (!isAsItWas || !(await changeFrom(context, { id, dari }, back))) return fail('TIDAK_DAPAT_DIURUNGKAN')
		if (selesai !== null && visiting.has(selesai)) {
			const ended = { id: selesai, dari: 'selesai', loket: nama } as const
			await changeFrom(context, ended, { status: 'dipanggil' })
		}
		await record(context, { ...row, status: dari }, { status: dari }, { status: ke, loket: nama })
		return { data: { id } }
	},
)

interface From {
	id: string
	dari: StatusAntrean
	/** The counter that called it. */
	loket?: string
}

/** Changes a number that is still in this state. One whose reservation was closed in the same moment is not. */
const changeFrom = ({ db }: ChangeContext, { id, dari, loket }: From, values: Updateable<Schema['antrean']>) =>
	db
		.updateTable('antrean')
		.set(values)
		.where('id', '=', id)
		.where('status', '=', dari)
		.$if(loket !== undefined, (query) => query.where('loket', '=', loket ?? null))
		.returning('id')
		.executeTakeFirst()

/** Those of these numbers whose patient is in the house. Their reservations stay so until the transaction ends. */
async function lockVisiting({ db, database: { kind } }: ChangeContext, ids: string[]): Promise<Set<string>> {
	const rows = await db
		.selectFrom('antrean')
		.innerJoin('shopReservasi', 'shopReservasi.id', 'antrean.reservasiId')
		.select('antrean.id')
		.where('antrean.id', 'in', ids)
		.where('shopReservasi.status', '=', 'hadir')
		.orderBy('shopReservasi.id')
		.$if(kind === 'postgres', (query) => query.forUpdate('shopReservasi'))
		.execute()
	return new Set(rows.map(({ id }) => id))
}

type Nomor = Pick<RowOf<'antrean'>, 'id' | 'huruf' | 'nomor' | 'status'>

interface Call {
	/** The counter. */
	nama: string
	/** The number that is there now; it is done by this, unless it is called again. */
	present: { id: string } | undefined
	next: Nomor
}

/** Calls a number to a counter. A reservation that was closed in the same moment is not called. */
async function callTo(context: ChangeContext, { nama, present, next }: Call) {
	const { db, now } = context
	const ended = present && present.id !== next.id ? present.id : null
	if (ended !== null) await db.updateTable('antrean').set({ status: 'selesai' }).where('id', '=', ended).execute()
	const called = await db
		.updateTable('antrean')
		.set({ status: 'dipanggil', loket: nama, dipanggilAt: now() })
		.where('id', '=', next.id)
		.where('status', '<>', 'selesai')
		.returning('id')
		.executeTakeFirst()
	if (!called) return fail('SUDAH_BERUBAH')
	await record(context, next, { status: next.status }, { status: 'dipanggil', loket: nama })
	return { data: { ...called, selesai: ended } }
}

const record = ({ audit }: ChangeContext, { id, huruf, nomor }: Nomor, sebelum: object, sesudah: object) =>
	audit({ aksi: 'panggil', sumber: 'antrean', sumberId: id, label: formatNomor(huruf, nomor), sebelum, sesudah })

const today = ({ db, now }: ChangeContext) => db.selectFrom('antrean').where('tanggal', '=', tanggalWib(now()))

const findLoket = async ({ db }: ChangeContext, nama: string | null) =>
	(await readAntreanSetting(db))?.loket.find((each) => each.nama === nama)

const readPresent = (context: ChangeContext, nama: string) =>
	today(context).select('id').where('status', '=', 'dipanggil').where('loket', '=', nama).executeTakeFirst()

const readNext = (context: ChangeContext, { huruf }: { huruf: string }) =>
	today(context)
		.select(['id', 'huruf', 'nomor', 'status'])
		.where('status', '=', 'menunggu')
		.$if(huruf !== '', (query) => query.where('huruf', 'in', [...huruf]))
		.orderBy('createdAt')
		.orderBy('nomor')
		.executeTakeFirst()

const CALLS_LOCK = 7_921_005

/** Counters call one after the other, so that no two of them see the same number waiting. SQLite does that by itself. */
async function lockCalls({ db, database: { kind } }: ChangeContext): Promise<void> {
	if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${CALLS_LOCK}::bigint)`.execute(db)
}
