import { type RawBuilder, sql } from 'kysely'
import { tambahHari, tanggalWib } from '../../../contract/tanggal.ts'
import type { DatabaseKind } from '../../../database/database-kind.ts'
import { jsonRows } from '../../../database/json-rows.ts'
import { readyId, readyText } from '../../../database/ready-text.ts'

/** The first and the last day of which something is told. */
export interface Announced {
	hariIni: string
	sampai: string
}

/** How far ahead exceptions are told: beyond what can be booked, for those who plan and for pages left open overnight. */
const ANNOUNCED_DAYS = 30

const DAY_MS = 86_400_000

let known = { hariIni: '', sampai: '' }
let begin = Number.POSITIVE_INFINITY

/** Worked out once a day. */
export function announced(now: number): Announced {
	if (now >= begin && now < begin + DAY_MS) return known
	const hariIni = tanggalWib(now)
	known = { hariIni, sampai: tambahHari(hariIni, ANNOUNCED_DAYS) }
	begin = Date.parse(`${hariIni}T00:00:00+07:00`)
	return known
}

/**
 * A doctor with clinics and schedule, as JSON without its last brace: notes and exceptions are those of the day.
 *
 * @param id where the query has the doctor's id
 */
export function dokterText(
	kind: DatabaseKind,
	{ hariIni, sampai }: Announced,
	id = readyId(kind, 'dokter'),
): RawBuilder<string> {
	const isNow = sql`"selesai" >= ${hariIni} and "mulai" <= ${sampai}`
	const ofDokter = sql`"dokterId" = ${sql.ref(id)}`
	const keterangan = jsonRows(
		kind,
		{ keterangan: 'keterangan', expiredStatus: sql`case when "berlakuSampai" < ${hariIni} then 1 else 0 end` },
		sql`from "jadwalKeterangan" where ${ofDokter}`,
		['urutan'],
	)
	const notes =
		kind === 'postgres' ? keterangan : sql`case when "siap"."adaKeterangan" then ${keterangan} else '[]' end`
	// The doctor's own, and the closed days of the clinics where there are hours.
	const pengecualian = jsonRows(
		kind,
		{
			jenis: 'jenis',
			poliKlinikId: 'poliKlinikId',
			mulai: 'mulai',
			selesai: 'selesai',
			jamMulai: 'jamMulai',
			jamSelesai: 'jamSelesai',
			alasan: sql`case when "alasanTampil" = 1 then "alasan" else '' end`,
		},
		sql`from "jadwalPengecualian" where ${isNow} and (${ofDokter} or ("dokterId" is null and ("poliKlinikId" is null
			or "poliKlinikId" in (select "poliKlinikId" from "jadwalWaktu" where ${ofDokter}
				union all select "poliKlinikId" from "jadwalPengecualian" where ${ofDokter} and ${isNow}))))`,
		['mulai', sql`coalesce("jamMulai", '')`, sql`"dokterId" is null`, 'jadwalPengecualian.id'],
	)
	// Mostly nobody is away, which is looked up once for all doctors.
	const isAny = sql`exists (select 1 from "jadwalPengecualian" where ${isNow})`
	return sql`concat(${readyText(kind, 'dokter')}, ',"keterangan":', ${notes}, ',"pengecualian":',
		case when ${isAny} then ${pengecualian} else '[]' end, '}')`
}
