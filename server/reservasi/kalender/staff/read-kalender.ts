import type { Selectable } from 'kysely'
import { keyOf, windowsOf } from '../../../../contract/reservasi/aturan-jam-datang.ts'
import type { BarisHariTutup } from '../../../../contract/reservasi/staff/kalender.ts'
import * as calls from '../../../../contract/staff/calls.ts'
import { UTAMA } from '../../../../contract/staff/responses.ts'
import { tambahHari, tanggalWib } from '../../../../contract/tanggal/tanggal.ts'
import type { Schema } from '../../../../database/schema.ts'
import { versionOf } from '../../../staff/content/read-record.ts'
import { readRoute } from '../../../staff/staff-route.ts'
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

type Setting = Pick<Selectable<Schema['shopSetting']>, 'hariBuka' | 'kuotaHarian' | 'jamTerakhir' | 'jamDatang'>
type Paket = Pick<Selectable<Schema['shopItem']>, 'id' | 'nama' | 'kuotaHarian' | 'kuotaPoliKlinikId'>

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

export function toHariTutup({ perkiraan, ...values }: Selectable<Schema['shopHariTutup']>): BarisHariTutup {
	const row = { id: values.tanggal, ...values, perkiraan: perkiraan === 1 }
	return { ...row, versi: versionOf(row) }
}
