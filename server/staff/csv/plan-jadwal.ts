import { dokterInput } from '../../../contract/dokter/staff/dokter.ts'
import type { Db } from '../../../database/schema.ts'
import type { CsvRow } from '../../csv/parse-csv.ts'
import { parseHari } from '../../dokter/staff/jadwal-rows.ts'
import { dokter as entity } from '../content/entities/dokter.ts'
import { DIKELOLA, readManagedHours } from '../content/managed.ts'
import { type Choices, joinCell, readChoices, splitCell } from './csv-columns.ts'
import type { Plan } from './plan-records.ts'

/** One line per slot. A doctor's lines replace the whole week; doctors without a line keep theirs. */
export const jadwalColumns = [
	'dokterId',
	'dokter',
	'poliKlinik',
	'hari',
	'jamMulai',
	'jamSelesai',
	'keteranganWaktu',
] as const

interface Slot {
	id?: string
	poliKlinikId: string
	hari: string[]
	jamMulai: string
	jamSelesai: string
	keteranganWaktu: string
	kuota?: number | null
}

export async function readJadwal(db: Db) {
	const rows = await db
		.selectFrom('jadwalWaktu')
		.selectAll()
		.orderBy('dokterId')
		.orderBy('urutan')
		.orderBy('id')
		.execute()
	return Map.groupBy(
		rows.map(({ urutan: _, hari, ...row }) => ({ ...row, hari: parseHari(hari) })),
		({ dokterId }) => dokterId,
	)
}

export const jadwalCells = (slot: Slot, poliKlinik: Choices): string[] => [
	poliKlinik.uriOf(slot.poliKlinikId),
	joinCell(slot.hari),
	slot.jamMulai,
	slot.jamSelesai,
	slot.keteranganWaktu,
]

export async function planJadwal(db: Db, rows: CsvRow[]): Promise<Plan> {
	const poliKlinik = await readChoices(db, 'poliKlinik')
	const present = await readJadwal(db)
	const dokter = await db.selectFrom('dokter').select(['id', 'nama']).execute()
	const names = new Map(dokter.map(({ id, nama }) => [id, nama]))
	const managed = await readManagedHours(db)
	const plan: Plan = { entity, baris: [], langkah: [] }
	for (const [dokterId, lines] of Map.groupBy(rows, ({ cells }) => cells.get('dokterId') ?? '')) {
		const nama = names.get(dokterId)
		const slots = present.get(dokterId) ?? []
		const left = new Map(slots.map((slot) => [jadwalCells(slot, poliKlinik).join(' · '), slot.id]))
		const waktu: Slot[] = []
		// The table has no column for it.
		const quotas = new Map(slots.map(({ id, kuota }) => [id, kuota]))
		let changed = false
		for (const { nomor, cells } of lines) {
			const { slot, kesalahan } = readSlot(cells, poliKlinik)
			if (!nama) kesalahan.unshift('dokterId: tidak ada dokter dengan id ini.')
			const shown = jadwalCells(slot, poliKlinik).join(' · ')
			const id = left.get(shown)
			left.delete(shown)
			const aksi = kesalahan.length > 0 ? 'salah' : id ? 'sama' : 'baru'
			changed ||= aksi === 'baru'
			waktu.push({ ...slot, ...(id && { id, kuota: quotas.get(id) ?? null }) })
			const label = `${nama ?? cells.get('dokter') ?? ''}: ${shown}`
			plan.baris.push({ nomor, aksi, label, perubahan: [], kesalahan })
		}
		if (!nama) continue
		for (const shown of left.keys())
			plan.baris.push({ nomor: 0, aksi: 'hapus', label: `${nama}: ${shown}`, perubahan: [], kesalahan: [] })
		if (!changed && left.size === 0) continue
		const nomor = lines[0]?.nomor ?? 0
		if (managed.has(dokterId))
			plan.baris.push({ nomor, aksi: 'salah', label: nama, perubahan: [], kesalahan: [`jadwal: ${DIKELOLA}`] })
		plan.langkah.push({ nomor, id: dokterId, values: { waktu } })
	}
	return plan
}

const slotShape = dokterInput.shape.waktu.unwrap().element

function readSlot(cells: Map<string, string>, poliKlinik: Choices): { slot: Slot; kesalahan: string[] } {
	const cell = (name: string) => cells.get(name) ?? ''
	const uri = cell('poliKlinik')
	const slot = {
		poliKlinikId: poliKlinik.idOf(uri) ?? '',
		hari: splitCell(cell('hari')),
		// Spreadsheets drop the leading zero and add seconds.
		jamMulai: clock(cell('jamMulai')),
		jamSelesai: clock(cell('jamSelesai')),
		keteranganWaktu: cell('keteranganWaktu'),
	}
	const kesalahan = slot.poliKlinikId ? [] : [`poliKlinik: “${uri}” tidak ada.`]
	const checked = slotShape.safeParse(slot)
	for (const { path, message } of checked.error?.issues ?? []) {
		const kolom = String(path[0])
		if (kolom === 'hari') kesalahan.push('hari: tulis nama hari seperti Senin|Rabu.')
		else if (kolom !== 'poliKlinikId') kesalahan.push(`${kolom}: ${message}`)
	}
	return { slot, kesalahan: [...new Set(kesalahan)] }
}

const clock = (text: string) =>
	text.replace(/^(\d{1,2})[:.](\d{2})(:00)?$/, (_, hour, minute) => `${hour.padStart(2, '0')}:${minute}`)
