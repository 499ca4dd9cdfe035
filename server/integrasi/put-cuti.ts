import * as calls from '../../contract/integrasi/calls.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { RowOf } from '../../database/schema.ts'
import { labelPengecualian } from '../dokter/staff/change-jadwal.ts'
import type { Failure } from '../http/failure.ts'
import { newId } from '../ids/new-id.ts'
import { type ChangeContext, syncRoute } from '../staff/staff-route.ts'
import { collectErrors, type Perubahan, type Plan, readCoded, receive, refuseTwice } from './receive.ts'

export const putCuti = syncRoute(calls.putCuti, (request, context) =>
	receive(context, 'cuti', { request, plan: () => planCuti(context, request.body.data) }),
)

type Row = RowOf<'jadwalPengecualian'>
type Leave = Omit<Row, 'id'>

/** Absent `before` for a new leave, absent `after` for one that is removed. */
interface Step {
	kode: string
	nama: string
	before?: Row
	after?: Leave
}

async function planCuti(context: ChangeContext, lines: calls.BarisCuti[]): Promise<Plan | Failure> {
	const dokter = await readCoded(context, 'dokter')
	const { coded, free } = await readCuti(context)
	const errors = collectErrors()
	refuseTwice(lines, errors, { keyOf: ({ kode }) => kode, field: 'kode', what: 'Kode ini' })
	for (const [index, line] of lines.entries())
		if (!dokter.has(line.dokter)) errors.add(index, 'dokter', 'Tidak ada dokter dengan kode ini.')
	const wrong = errors.failure()
	if (wrong) return wrong

	const names = new Map([...dokter.values()].map(({ id, nama }) => [id, nama]))
	const today = tanggalWib(context.now())
	const current = [...coded].filter(([, { selesai }]) => selesai >= today)
	const sent = new Set(lines.map(({ kode }) => kode))
	const steps: Step[] = [
		...lines.map(({ kode, dokter: kodeDokter, alasanTampil, ...rest }) => {
			const { id: dokterId = '', nama = '' } = dokter.get(kodeDokter) ?? {}
			const after = { ...wholeDays, ...rest, dokterId, alasanTampil: alasanTampil ? 1 : 0, kodeSimrs: kode }
			return { kode, nama, before: coded.get(kode) ?? free.get(sameLeave(after))?.shift(), after }
		}),
		// What is past stays on record.
		...current
			.filter(([kode]) => !sent.has(kode))
			.map(([kode, before]) => ({ kode, nama: names.get(before.dokterId ?? '') ?? '', before })),
	]
	const changed = steps.filter(isChange)
	return {
		perubahan: changed.map(describe),
		tetap: steps.length - changed.length,
		dikenal: current.length,
		async write() {
			for (const step of changed) await writeStep(context, step)
			return null
		},
	}
}

const wholeDays = { jenis: 'cuti', poliKlinikId: null, jamMulai: null, jamSelesai: null } as const

/** Leave by its code; and that of staff or of a kind that was given back, of which a line adopts the same. */
async function readCuti({ db }: ChangeContext): Promise<{ coded: Map<string, Row>; free: Map<string, Row[]> }> {
	const rows = await db.selectFrom('jadwalPengecualian').selectAll().where('jenis', '=', 'cuti').orderBy('id').execute()
	const free = rows.filter(
		({ kodeSimrs, poliKlinikId, jamMulai }) => kodeSimrs === null && poliKlinikId === null && jamMulai === null,
	)
	return {
		coded: new Map(rows.flatMap((row) => (row.kodeSimrs === null ? [] : [[row.kodeSimrs, row]]))),
		free: Map.groupBy(free, sameLeave),
	}
}

/** Equal for the same days of the same doctor. */
const sameLeave = ({ dokterId, mulai, selesai }: Leave) => [dokterId, mulai, selesai].join('/')

const columns = ['dokterId', 'mulai', 'selesai', 'alasan', 'alasanTampil', 'kodeSimrs'] as const

const isChange = ({ before, after }: Step) => columns.some((column) => before?.[column] !== after?.[column])

const daysOf = ({ mulai, selesai }: Leave) => (mulai === selesai ? mulai : `${mulai} – ${selesai}`)

function describe({ kode, nama, before, after }: Step): Perubahan {
	if (before && after) {
		if (before.kodeSimrs === null)
			return { aksi: 'ubah', kode, nama, keterangan: `Dipasangkan dengan cuti ${daysOf(after)} yang sudah ada.` }
		const days = daysOf(before) === daysOf(after) ? daysOf(after) : `${daysOf(before)} menjadi ${daysOf(after)}`
		return { aksi: 'ubah', kode, nama, keterangan: `Cuti ${days}.` }
	}
	if (after) return { aksi: 'buat', kode, nama, keterangan: `Cuti ${daysOf(after)}.` }
	return {
		aksi: 'hilang',
		kode,
		nama,
		keterangan: `Tidak dikirim lagi, dihapus${before ? `: cuti ${daysOf(before)}` : ''}.`,
	}
}

async function writeStep({ db, now, audit }: ChangeContext, { nama, before, after }: Step): Promise<void> {
	const id = before?.id ?? newId(now())
	if (!after) await db.deleteFrom('jadwalPengecualian').where('id', '=', id).execute()
	else if (before) await db.updateTable('jadwalPengecualian').set(after).where('id', '=', id).execute()
	else
		await db
			.insertInto('jadwalPengecualian')
			.values({ ...after, id })
			.execute()
	const aksi = !after ? 'hapus' : before ? 'ubah' : 'buat'
	const shown = after ?? before
	if (!shown) return
	const label = labelPengecualian({ ...shown, jenis: 'cuti' }, nama)
	await audit({ aksi, sumber: 'jadwal', sumberId: id, label, sebelum: before, sesudah: after })
}
