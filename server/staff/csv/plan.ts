import type { BarisRencana, RencanaImpor } from '../../../contract/staff/csv.ts'
import type { Entity } from '../content/entity.ts'

/** A record to be made, or with an id to be changed, as the staff's own forms would send it. */
export interface Langkah {
	nomor: number
	id: string | null
	values: Record<string, unknown>
}

export interface Plan {
	entity: Entity
	baris: BarisRencana[]
	langkah: Langkah[]
}

/** Lines that a preview shows; the numbers are of all. */
const MAX_SHOWN = 500
const order: BarisRencana['aksi'][] = ['salah', 'hapus', 'ubah', 'baru', 'sama']

/** What a person looks at before it is done: faults first, and what stays as it is last. */
export function summarise({ baris }: Plan): RencanaImpor {
	const of = (aksi: BarisRencana['aksi']) => baris.filter((line) => line.aksi === aksi)
	const jumlah = Object.fromEntries(order.map((aksi) => [aksi, of(aksi).length])) as RencanaImpor['jumlah']
	return { jumlah, baris: order.flatMap(of).slice(0, MAX_SHOWN) }
}
