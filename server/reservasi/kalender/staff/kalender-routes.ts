import { bagianOf } from '../../../../contract/reservasi/bagian-tutup.ts'
import { withJam } from '../../../../contract/reservasi/jam-datang.ts'
import { keyOf, windowsOf } from '../../../../contract/reservasi/kalender.ts'
import type { BarisHariTutup, HariTutupValues } from '../../../../contract/reservasi/staff/kalender.ts'
import * as calls from '../../../../contract/staff/calls.ts'
import { UTAMA } from '../../../../contract/staff/responses.ts'
import { hariTanggal } from '../../../../contract/tanggal/format-date.ts'
import { tambahHari, tanggalWib } from '../../../../contract/tanggal/tanggal.ts'
import type { RowOf } from '../../../../database/schema.ts'
import { fail, isFailure } from '../../../http/failure.ts'
import { orConstraintFailure } from '../../../staff/content/constraint-failure.ts'
import { seenRow, versionOf } from '../../../staff/content/read-record.ts'
import { type ChangeContext, changeRoute, readRoute } from '../../../staff/staff-route.ts'
import { liburNasional } from '../libur-nasional.ts'
import {
	countPeople,
	parseHariBuka,
	parseJamDatang,
	readVisitDays,
	readVisitRules,
	TAKES_PLACE,
} from '../read-visit-days.ts'

export const getKalender = readRoute(calls.getKalender, async (_, { db, now }) => {
	const setting = await db
		.selectFrom('shopSetting')
		.select(['hariBuka', 'kuotaHarian', 'jamTerakhir', 'jamDatang'])
		.executeTakeFirst()
	const paket = await db
		.selectFrom('shopItem')
		.select(['id', 'nama', 'kuotaHarian', 'kuotaPoliKlinikId'])
		.orderBy('urutan')
		.orderBy('id')
		.execute()
	const poliKlinik = await db
		.selectFrom('poliKlinik')
		.select(['id', 'nama'])
		.where('id', 'in', (eb) => eb.selectFrom('jadwalWaktu').select('poliKlinikId').where('kuota', 'is not', null))
		.orderBy('cari')
		.orderBy('id')
		.execute()
	const terisi = await db
		.selectFrom('shopReservasi')
		.select(['tanggalVisit as tanggal', 'jamDatang', ({ fn }) => fn.countAll<number>().as('jumlah')])
		.where('tanggalVisit', '>=', tanggalWib(now()))
		.where('status', 'in', TAKES_PLACE)
		.groupBy(['tanggalVisit', 'jamDatang'])
		.orderBy('tanggalVisit')
		.orderBy('jamDatang')
		.execute()
	return {
		data: {
			pengaturan: setting ? toPengaturan(setting) : null,
			paket: paket.map(toPaket),
			poliKlinik,
			terisi,
			tahunLibur: Object.keys(liburNasional).map(Number),
		},
	}
})

export const listHariTutup = readRoute(calls.listHariTutup, async ({ query: { tahun } }, { db }) => {
	const rows = await db
		.selectFrom('shopHariTutup')
		.selectAll()
		.where('tanggal', '>=', `${tahun}-01-01`)
		.where('tanggal', '<=', `${tahun}-12-31`)
		.orderBy('tanggal')
		.execute()
	return { data: rows.map(toHariTutup) }
})

export const getBulan = readRoute(calls.getBulan, async ({ query: { bulan } }, { db, now }) => {
	const dateStart = `${bulan}-01`
	const nextMonth = tambahHari(dateStart, 31).slice(0, 7)
	const dateEnd = tambahHari(`${nextMonth}-01`, -1)
	// One person without a package: a day is full when nobody more can come.
	const lines = [{ shopItemId: null, pasienId: null }]
	const rules = await readVisitRules(db, lines, now(), { from: dateStart })
	const days = await readVisitDays(db, { dateStart, dateEnd }, { lines }, rules)
	const people = await countPeople(db, { dateStart, dateEnd }, now())
	return {
		data: days.map(({ jamDatang, ...day }) => ({
			...day,
			orang: people.get(day.tanggal) ?? 0,
			kuota: rules.kuotaHarian,
			...(jamDatang && {
				jamDatang: windowsOf(rules.jamDatang, day.tanggal).map((jendela, place) => ({
					jam: keyOf(jendela),
					keadaan: jamDatang[place]?.keadaan ?? 'buka',
					orang: people.get(`${day.tanggal}/${keyOf(jendela)}`) ?? 0,
					kuota: jendela.kuota,
				})),
			}),
		})),
	}
})

type Setting = Pick<RowOf<'shopSetting'>, 'hariBuka' | 'kuotaHarian' | 'jamTerakhir' | 'jamDatang'>
type Paket = Pick<RowOf<'shopItem'>, 'id' | 'nama' | 'kuotaHarian' | 'kuotaPoliKlinikId'>

export const toPengaturan = ({ hariBuka, kuotaHarian, jamTerakhir, jamDatang }: Setting) => {
	const rules = { hariBuka: parseHariBuka(hariBuka), jamDatang: parseJamDatang(jamDatang) }
	const pengaturan = { ...rules, kuotaHarian, jamTerakhir }
	return { ...pengaturan, versi: versionOf({ id: UTAMA, ...pengaturan }) }
}

/** Only the quota counts: other changes of a package are no conflict. */
export const toPaket = ({ id, nama, kuotaHarian, kuotaPoliKlinikId }: Paket) => ({
	id,
	nama,
	kuotaHarian,
	kuotaPoliKlinikId,
	versi: versionOf({ id, kuotaHarian, kuotaPoliKlinikId }),
})

export function toHariTutup({ perkiraan, ...values }: RowOf<'shopHariTutup'>): BarisHariTutup {
	const row = { id: values.tanggal, ...values, perkiraan: perkiraan === 1 }
	return { ...row, versi: versionOf(row) }
}

export const updatePengaturanKalender = changeRoute(
	calls.updatePengaturanKalender,
	async ({ body: { versi: seen, ...body } }, context) => {
		const { db, audit, now } = context
		const setting = db.selectFrom('shopSetting').select(['id', 'hariBuka', 'kuotaHarian', 'jamTerakhir', 'jamDatang'])
		const before = await seenRow(context, setting, seen, (row) => ({ id: row.id, ...toPengaturan(row) }))
		if (isFailure(before)) return before
		const { id, versi: _, ...sebelum } = before
		const jamDatang = (body.jamDatang ?? sebelum.jamDatang).filter(
			({ tanggal }) => tanggal === null || tanggal >= tanggalWib(now()),
		)
		const isian = { ...body, jamDatang }
		const row = { ...isian, hariBuka: JSON.stringify(isian.hariBuka), jamDatang: JSON.stringify(jamDatang) }
		await db.updateTable('shopSetting').set(row).where('id', '=', id).execute()
		const label = 'Hari buka dan kuota'
		await audit({ aksi: 'ubah', sumber: 'kalender', sumberId: id, label, sebelum, sesudah: isian })
		return { data: { id: UTAMA } }
	},
)

export const updateKuotaPaket = changeRoute(
	calls.updateKuotaPaket,
	async ({ params: { id }, body: { versi: seen, ...sesudah }, staf }, context) => {
		const { db, audit } = context
		const paket = db
			.selectFrom('shopItem')
			.select(['id', 'nama', 'kuotaHarian', 'kuotaPoliKlinikId'])
			.where('id', '=', id)
		const before = await seenRow(context, paket, seen, toPaket)
		if (isFailure(before)) return before
		// The quota comes from the hours of a clinic, and both the former and the new one have to be theirs.
		const clinics = [before.kuotaPoliKlinikId, sesudah.kuotaPoliKlinikId].flatMap((each) => each ?? [])
		if (staf.poliKlinik.length > 0 && clinics.some((each) => !staf.poliKlinik.includes(each)))
			return fail('TIDAK_BERHAK')
		const saved = await orConstraintFailure(() =>
			db.updateTable('shopItem').set(sesudah).where('id', '=', id).execute(),
		)
		if (isFailure(saved)) return saved
		const { kuotaHarian, kuotaPoliKlinikId } = before
		const sebelum = { kuotaHarian, kuotaPoliKlinikId }
		await audit({ aksi: 'ubah', sumber: 'kalender', sumberId: id, label: `Kuota ${before.nama}`, sebelum, sesudah })
		return { data: { id } }
	},
)

const taken = { unique: { tanggal: 'Tanggal ini sudah ada di daftar.' } }

export const createHariTutup = changeRoute(calls.createHariTutup, async ({ body }, { db, audit }) => {
	const saved = await orConstraintFailure(() => db.insertInto('shopHariTutup').values(toRow(body)).execute(), taken)
	if (isFailure(saved)) return saved
	await audit({ aksi: 'buat', sumber: 'kalender', sumberId: body.tanggal, label: labelOf(body), sesudah: body })
	return { data: { created: { id: body.tanggal } } }
})

export const updateHariTutup = changeRoute(
	calls.updateHariTutup,
	async ({ params: { id }, body: { versi: seen, ...isian } }, context) => {
		const before = await seenRow(context, find(context, id), seen, toHariTutup)
		if (isFailure(before)) return before
		const saved = await orConstraintFailure(
			() => context.db.updateTable('shopHariTutup').set(toRow(isian)).where('tanggal', '=', id).execute(),
			taken,
		)
		if (isFailure(saved)) return saved
		const line = { sumber: 'kalender', sumberId: isian.tanggal, label: labelOf(isian) }
		await context.audit({ ...line, aksi: 'ubah', sebelum: valuesOf(before), sesudah: isian })
		return { data: { id: isian.tanggal } }
	},
)

export const deleteHariTutup = changeRoute(calls.deleteHariTutup, async ({ params: { id }, body }, context) => {
	const before = await seenRow(context, find(context, id), body.versi, toHariTutup)
	if (isFailure(before)) return before
	await context.db.deleteFrom('shopHariTutup').where('tanggal', '=', id).execute()
	const sebelum = valuesOf(before)
	await context.audit({ aksi: 'hapus', sumber: 'kalender', sumberId: id, label: labelOf(before), sebelum })
	return { data: { id } }
})

export const loadLiburNasional = changeRoute(calls.loadLiburNasional, async ({ body: { tahun } }, { db, audit }) => {
	const days = liburNasional[tahun]
	if (!days) return fail('INPUT_TIDAK_VALID', { fields: { tahun: `Libur nasional ${tahun} belum tersedia.` } })
	const added = await db
		.insertInto('shopHariTutup')
		.values(days.map(toRow))
		.onConflict((conflict) => conflict.column('tanggal').doNothing())
		.returning(['tanggal', 'keterangan', 'perkiraan'])
		.execute()
	await audit({
		aksi: 'muat-libur',
		sumber: 'kalender',
		sumberId: String(tahun),
		label: `Libur nasional ${tahun}`,
		sesudah: { tanggal: added.map(({ tanggal, keterangan }) => `${tanggal} ${keterangan}`) },
	})
	return { data: { ditambah: added.length, perkiraan: added.filter(({ perkiraan }) => perkiraan === 1).length } }
})

const toRow = <T extends { perkiraan: boolean }>(isian: T) => ({ ...isian, perkiraan: isian.perkiraan ? 1 : 0 })

const valuesOf = ({ id: _, versi: __, ...values }: BarisHariTutup): HariTutupValues => values

/** `Jumat, 25 Desember 2026: Hari Raya Natal` */
const labelOf = ({ tanggal, keterangan, ...bagian }: HariTutupValues) =>
	`${withJam(hariTanggal(tanggal), bagianOf(bagian))}: ${keterangan}`

const find = ({ db }: ChangeContext, tanggal: string) =>
	db.selectFrom('shopHariTutup').selectAll().where('tanggal', '=', tanggal)
