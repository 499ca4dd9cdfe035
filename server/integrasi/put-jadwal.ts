import * as calls from '../../contract/integrasi/calls.ts'
import type { Hari } from '../../contract/tanggal/hari.ts'
import { changeWeek, inOrder, linkPoliKlinik } from '../dokter/staff/change-waktu.ts'
import { parseHari } from '../dokter/staff/jadwal-rows.ts'
import { type Failure, isFailure } from '../http/failure.ts'
import { newId } from '../ids/new-id.ts'
import { type ChangeContext, syncRoute } from '../staff/staff-route.ts'
import { collectErrors, type Perubahan, type Plan, readCoded, receive, refuseTwice } from './receive.ts'

export const putJadwal = syncRoute(calls.putJadwal, (request, context) =>
	receive(context, 'jadwal', { request, plan: () => planJadwal(context, request.body.data) }),
)

/** Compares the weeks of all doctors with a code; a doctor without a line has no hours. */
async function planJadwal(context: ChangeContext, lines: calls.BarisJadwal[]): Promise<Plan | Failure> {
	const [dokter, poliKlinik, weeks, names] = await Promise.all([
		readCoded(context, 'dokter'),
		readCoded(context, 'poliKlinik'),
		readWeeks(context),
		readNames(context),
	])
	const errors = collectErrors()
	for (const [index, line] of lines.entries()) {
		if (!dokter.has(line.dokter)) errors.add(index, 'dokter', 'Tidak ada dokter dengan kode ini.')
		if (!poliKlinik.has(line.poliKlinik)) errors.add(index, 'poliKlinik', 'Tidak ada poli klinik dengan kode ini.')
	}
	refuseTwice(lines, errors, {
		keyOf: ({ dokter: kode, hari, jamMulai }) => JSON.stringify([kode, hari, jamMulai]),
		field: 'jamMulai',
		what: 'Jam dokter ini pada hari itu',
	})
	const wrong = errors.failure()
	if (wrong) return wrong

	const sent = Map.groupBy(lines, (line) => line.dokter)
	const perubahan: Perubahan[] = []
	const changed: { id: string; week: Jam[]; present: Slot[] }[] = []
	for (const each of dokter.values()) {
		const week = (sent.get(each.kode) ?? []).map((line) => toJam(line, poliKlinik.get(line.poliKlinik)?.id ?? ''))
		const present = weeks.get(each.id) ?? []
		const differences = compareWeeks(each, week, present, names)
		perubahan.push(...differences)
		if (differences.length > 0) changed.push({ id: each.id, week, present })
	}
	return {
		perubahan,
		tetap: lines.length - perubahan.filter(({ aksi }) => aksi !== 'hilang').length,
		dikenal: [...dokter.values()].flatMap(({ id }) => (weeks.get(id) ?? []).flatMap(({ hari }) => hari)).length,
		async write() {
			for (const each of changed) {
				const saved = await changeWeek(context, each.id, 'ubah', () => writeWeek(context, each))
				if (isFailure(saved)) return saved
			}
			return null
		},
	}
}

const toJam = ({ dokter: _, ...line }: calls.BarisJadwal, poliKlinikId: string): Jam => ({ ...line, poliKlinikId })

/** The slots of doctors with a code, by doctor. */
async function readWeeks({ db }: ChangeContext): Promise<Map<string, (Slot & { dokterId: string })[]>> {
	const rows = await db
		.selectFrom('jadwalWaktu')
		.innerJoin('dokter', 'dokter.id', 'jadwalWaktu.dokterId')
		.select(['jadwalWaktu.id', 'dokterId', 'poliKlinikId', 'hari', 'jamMulai', 'jamSelesai', 'kuota'])
		.where('dokter.kodeSimrs', 'is not', null)
		.orderBy('jadwalWaktu.urutan')
		.orderBy('jadwalWaktu.id')
		.execute()
	return Map.groupBy(
		rows.map((row) => ({ ...row, hari: parseHari(row.hari) })),
		({ dokterId }) => dokterId,
	)
}

async function readNames({ db }: ChangeContext): Promise<Map<string, string>> {
	const rows = await db.selectFrom('poliKlinik').select(['id', 'nama']).execute()
	return new Map(rows.map(({ id, nama }) => [id, nama]))
}

/** What changes of a doctor's week, day by day: hours are the same ones when day and start are. */
function compareWeeks(
	{ kode, nama }: { kode: string; nama: string },
	week: readonly Jam[],
	present: readonly Slot[],
	names: ReadonlyMap<string, string>,
): Perubahan[] {
	const describe = ({ poliKlinikId, hari, jamMulai, jamSelesai, kuota }: Jam) =>
		`${hari} ${jamMulai}–${jamSelesai}, ${names.get(poliKlinikId)}${kuota === null ? '' : `, kuota ${kuota}`}`
	const left = Map.groupBy(
		present.flatMap(({ id: _, hari, ...slot }) => hari.map((day) => ({ ...slot, hari: day }))),
		startOf,
	)
	const differences: Perubahan[] = []
	for (const jam of week) {
		const here = left.get(startOf(jam)) ?? []
		const same = here.findIndex((each) => hoursOf(each) === hoursOf(jam))
		const [before] = here.splice(Math.max(0, same), 1)
		if (!before) differences.push({ aksi: 'buat', kode, nama, keterangan: `${describe(jam)}.` })
		else if (same < 0)
			differences.push({ aksi: 'ubah', kode, nama, keterangan: `${describe(before)} menjadi ${describe(jam)}.` })
	}
	for (const jam of [...left.values()].flat())
		differences.push({ aksi: 'hilang', kode, nama, keterangan: `Tidak dikirim lagi, dihapus: ${describe(jam)}.` })
	return differences
}

const startOf = ({ hari, jamMulai }: Jam) => `${hari}/${jamMulai}`

async function writeWeek(
	{ db, now }: ChangeContext,
	{ id: dokterId, week, present }: { id: string; week: Jam[]; present: Slot[] },
): Promise<{ id: string }> {
	const merged = mergeWeek(week, present)
	const gone = present.filter(({ id }) => !merged.some((slot) => slot.id === id)).map(({ id }) => id)
	if (gone.length > 0) await db.deleteFrom('jadwalWaktu').where('id', 'in', gone).execute()
	for (const { id, poliKlinikId, jamMulai, jamSelesai, kuota, hari } of merged) {
		const row = { poliKlinikId, jamMulai, jamSelesai, kuota, hari: inOrder(hari) }
		if (id) await db.updateTable('jadwalWaktu').set(row).where('id', '=', id).execute()
		else
			await db
				.insertInto('jadwalWaktu')
				.values({ ...row, id: newId(now()), dokterId, keteranganWaktu: '', urutan: 0 })
				.execute()
	}
	const clinics = [...new Set(merged.map(({ poliKlinikId }) => poliKlinikId))]
	for (const poliKlinikId of clinics) await linkPoliKlinik(db, { dokterId, poliKlinikId })
	// A doctor who moves leaves the former clinic; one without hours stays where the site listed them.
	const left = present.map(({ poliKlinikId }) => poliKlinikId).filter((each) => !clinics.includes(each))
	if (clinics.length > 0 && left.length > 0)
		await db.deleteFrom('dokterPoliKlinik').where('dokterId', '=', dokterId).where('poliKlinikId', 'in', left).execute()
	return { id: dokterId }
}

/** One day of a doctor's week. */
export interface Jam {
	poliKlinikId: string
	hari: Hari
	jamMulai: string
	jamSelesai: string
	kuota: number | null
}

/** Days with the same hours in the same clinic. */
export interface Slot extends Omit<Jam, 'hari'> {
	id: string
	hari: Hari[]
}

/** Without an id: new. */
type Merged = Omit<Slot, 'id'> & { id: string | null }

/** Equal for the same hours in the same clinic. */
export const hoursOf = ({ poliKlinikId, jamMulai, jamSelesai, kuota }: Omit<Jam, 'hari'>) =>
	[poliKlinikId, jamMulai, jamSelesai, kuota].join('/')

/**
 * The slots of a week: days with the same hours become one slot. Slots that are here keep their days and with them what
 * staff wrote about them; one whose end or quota changes stays the same slot.
 */
export function mergeWeek(week: readonly Jam[], present: readonly Slot[]): Merged[] {
	const merged: Merged[] = []
	const left = new Set(present)
	const unplaced: Merged[] = []
	for (const same of Map.groupBy(week, hoursOf).values()) {
		const [first] = same
		if (!first) continue
		const days = new Set(same.map(({ hari }) => hari))
		const kept = [...left].flatMap((slot) => {
			const hari = hoursOf(slot) === hoursOf(first) ? slot.hari.filter((day) => days.delete(day)) : []
			if (hari.length > 0) left.delete(slot)
			return hari.length > 0 ? { ...slot, hari } : []
		})
		const [oldest] = kept
		if (oldest) oldest.hari.push(...days)
		else unplaced.push({ ...first, id: null, hari: [...days] })
		merged.push(...kept)
	}
	for (const slot of unplaced) {
		const former =
			[...left].find((each) => hoursOf(each) === hoursOf(slot)) ??
			[...left].find(({ poliKlinikId, jamMulai }) => poliKlinikId === slot.poliKlinikId && jamMulai === slot.jamMulai)
		if (former) left.delete(former)
		merged.push({ ...slot, id: former?.id ?? null })
	}
	return merged
}
