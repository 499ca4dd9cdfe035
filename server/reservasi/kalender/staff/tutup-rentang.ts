import { type BagianTutup, concernsJam } from '../../../../contract/reservasi/bagian-tutup.ts'
import { keyOf, windowsOf } from '../../../../contract/reservasi/kalender.ts'
import type { Terdampak } from '../../../../contract/reservasi/staff/kalender.ts'
import { mayReschedule } from '../../../../contract/reservasi/staff/langkah-reservasi.ts'
import { statusReservasi } from '../../../../contract/reservasi/status-reservasi.ts'
import * as calls from '../../../../contract/staff/calls.ts'
import { hariTanggal } from '../../../../contract/tanggal/format-date.ts'
import { tambahHari, tanggalWib } from '../../../../contract/tanggal/tanggal.ts'
import type { Db } from '../../../../database/schema.ts'
import { readAddress, readHeld } from '../../../mail/mail-consent.ts'
import { changeRoute, readRoute } from '../../../staff/staff-route.ts'
import { readAsked } from '../../riwayat.ts'
import {
	countPatients,
	daysOf,
	describeDay,
	readTaken,
	readVisitRules,
	type Taken,
	type VisitRules,
} from '../read-visit-days.ts'

export const closeRentang = changeRoute(
	calls.closeRentang,
	async ({ body: { dari, sampai, keterangan } }, { db, audit }) => {
		const days = daysOf({ dateStart: dari, dateEnd: sampai })
		const closed = await db
			.insertInto('shopHariTutup')
			.values(days.map((tanggal) => ({ tanggal, keterangan, perkiraan: 0 })))
			.onConflict((conflict) =>
				conflict
					.column('tanggal')
					.doUpdateSet({ keterangan, perkiraan: 0, jamMulai: null, jamSelesai: null })
					.where('shopHariTutup.jamMulai', 'is not', null),
			)
			.returning('tanggal')
			.execute()
		await audit({
			aksi: 'tutup-rentang',
			sumber: 'kalender',
			sumberId: dari,
			label: `${hariTanggal(dari)} sampai ${hariTanggal(sampai)}: ${keterangan}`,
			sesudah: { tanggal: closed.map(({ tanggal }) => tanggal), keterangan },
		})
		return { data: { ditutup: closed.length } }
	},
)

export const getTerdampak = readRoute(
	calls.getTerdampak,
	async ({ query: { dari, sampai } }, { db, fields, now, mailAddresses }) => {
		const today = tanggalWib(now())
		const parts = await readParts(db, dari, sampai)
		const onDays = await db
			.selectFrom('shopReservasi')
			.innerJoin('member', 'member.id', 'shopReservasi.memberId')
			.select(['shopReservasi.id', 'kode', 'tanggalVisit', 'jamDatang', 'memberId', 'member.email'])
			.where('shopReservasi.tanggalVisit', '>=', dari > today ? dari : today)
			.where('shopReservasi.tanggalVisit', '<=', sampai)
			.where('shopReservasi.status', 'in', statusReservasi.filter(mayReschedule))
			.orderBy('shopReservasi.createdAt')
			.orderBy('shopReservasi.id')
			.execute()
		const moving = onDays.filter(({ tanggalVisit, jamDatang }) => {
			const part = parts.get(tanggalVisit)
			return !part || concernsJam(part, jamDatang)
		})
		const { surelTersedia, surelPasien } = await db
			.selectFrom('notifikasi')
			.select(['surelTersedia', 'surelPasien'])
			.executeTakeFirstOrThrow()
		const addressOf = ({ memberId, email }: (typeof moving)[number]) =>
			surelTersedia + surelPasien === 2
				? readAddress(fields.decrypt('member', { id: memberId, email }).email)
				: undefined
		const held = await readHeld(
			db,
			mailAddresses,
			moving.flatMap((row) => addressOf(row) ?? []),
		)
		const isMailed = (row: (typeof moving)[number]) => {
			const address = addressOf(row)
			return address !== undefined && !held.has(address)
		}
		const asked = await readAsked(db, moving)
		const reservasi = moving.map((row) => {
			const { memberId, email, jamDatang, ...shown } = row
			return { ...shown, adaEmail: isMailed(row), diminta: asked.has(row.id) }
		})
		const ids = reservasi.map(({ id }) => id)
		const isPart = dari === sampai && parts.has(dari)
		const usulan = ids.length > 0 ? await proposeDay(db, ids, { sampai, isPart }, now()) : null
		return { data: { reservasi, usulan } }
	},
)

async function readParts(db: Db, dari: string, sampai: string): Promise<Map<string, BagianTutup>> {
	const rows = await db
		.selectFrom('shopHariTutup')
		.select(['tanggal', 'jamMulai', 'jamSelesai'])
		.where('tanggal', '>=', dari)
		.where('tanggal', '<=', sampai)
		.where('jamMulai', 'is not', null)
		.execute()
	return new Map(rows.map(({ tanggal, ...part }) => [tanggal, part]))
}

interface Closing {
	sampai: string
	/** Only a part of this one day is closed. */
	isPart: boolean
}

/** Only a proposal: each reservation that moves is checked again, with the day locked. */
async function proposeDay(db: Db, ids: string[], closing: Closing, now: number): Promise<Terdampak['usulan']> {
	const items = await db
		.selectFrom('shopReservasiItem')
		.select(['shopItemId', 'reservasiId', 'pasienId'])
		.where('reservasiId', 'in', ids)
		.execute()
	// A patient of two reservations counts in each of them.
	const lines = items.map(({ shopItemId, reservasiId, pasienId }) => ({
		shopItemId,
		pasienId: `${reservasiId}/${pasienId ?? ''}`,
	}))
	const rules = await readVisitRules(db, lines, now)
	const { sampai, isPart } = closing
	// Of a day that is closed in part people may move to its other windows.
	const isDivided = isPart && windowsOf(rules.jamDatang, sampai).length > 0
	const after = isDivided ? sampai : tambahHari(sampai, 1)
	if (!rules.range || rules.range.dateEnd < after) return null
	const range = { ...rules.range, dateStart: after > rules.range.dateStart ? after : rules.range.dateStart }
	const taken = await readTaken(db, range, rules)
	const days = daysOf(range)
	// Together they need not fit in one window of arrival.
	const ofDay = { ...rules, jamDatang: [] }
	/** On their own day they have their places already. */
	const isOpenFor = (day: string, people: typeof lines) =>
		describeDay(day, day === sampai ? [] : people, taken, ofDay).keadaan === 'buka' &&
		placesIn(day, taken, rules) >= countPatients(people)
	const forAll = days.find((day) => isOpenFor(day, lines))
	const tanggal = forAll ?? days.find((day) => isOpenFor(day, [{ shopItemId: null, pasienId: '' }]))
	return tanggal ? { tanggal, cukup: forAll !== undefined } : null
}

/** The free places of all open windows of a day; without windows they are not limited. */
function placesIn(tanggal: string, { people }: Taken, { jamDatang, closedParts }: VisitRules): number {
	const windows = windowsOf(jamDatang, tanggal)
	if (windows.length === 0) return Number.POSITIVE_INFINITY
	const part = closedParts.get(tanggal)
	return windows.reduce((sum, jendela) => {
		if (part && concernsJam(part, keyOf(jendela))) return sum
		const taken = people.get(`${tanggal}/${keyOf(jendela)}`) ?? 0
		return sum + (jendela.kuota === null ? Number.POSITIVE_INFINITY : Math.max(0, jendela.kuota - taken))
	}, 0)
}
