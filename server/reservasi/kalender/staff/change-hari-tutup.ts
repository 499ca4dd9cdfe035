import { bagianOf } from '../../../../contract/reservasi/bagian-tutup.ts'
import { withJam } from '../../../../contract/reservasi/jam-datang.ts'
import type { BarisHariTutup, HariTutupValues } from '../../../../contract/reservasi/staff/kalender.ts'
import * as calls from '../../../../contract/staff/calls.ts'
import { hariTanggal } from '../../../../contract/tanggal/format-date.ts'
import { fail, isFailure } from '../../../http/failure.ts'
import { orConstraintFailure } from '../../../staff/content/constraint-failure.ts'
import { seenRow } from '../../../staff/content/read-record.ts'
import { type ChangeContext, changeRoute } from '../../../staff/staff-route.ts'
import { liburNasional } from '../libur-nasional.ts'
import { toHariTutup } from './read-kalender.ts'

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
